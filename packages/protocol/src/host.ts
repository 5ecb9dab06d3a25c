import { type Static, Type } from 'typebox';
import { Person } from './people.ts';

/** Who brings the token that was printed at the first start runs the server. */
export const HostEntry = Type.Object({ token: Type.String({ maxLength: 200 }) }, { additionalProperties: false });
export type HostEntry = Static<typeof HostEntry>;

export const Health = Type.Object({
  version: Type.String(),
  storage: Type.Union([Type.Literal('sqlite'), Type.Literal('postgres')]),
  /** Milliseconds since this process began. */
  uptime: Type.Integer(),
  /** Bytes of memory that this process takes. */
  memory: Type.Integer(),
  /** Bytes that the database takes. */
  stored: Type.Integer(),
  listeners: Type.Integer(),
  people: Type.Integer(),
  tables: Type.Object({ open: Type.Integer(), running: Type.Integer(), over: Type.Integer() }),
  /** Reports that nobody has dealt with. */
  reports: Type.Integer(),
});
export type Health = Static<typeof Health>;

export const KnownPerson = Type.Object({
  ...Person.properties,
  banned: Type.Boolean(),
  createdAt: Type.Integer(),
  tables: Type.Integer(),
});
export type KnownPerson = Static<typeof KnownPerson>;

export const Ban = Type.Object({ banned: Type.Boolean() }, { additionalProperties: false });
export type Ban = Static<typeof Ban>;

/** What somebody reported, with what it is about. */
export const Reported = Type.Object({
  id: Type.String(),
  at: Type.Integer(),
  reporter: Person,
  table: Type.String(),
  reason: Type.String(),
  /** The message it is about, if it is about one that is still there. */
  message: Type.Union([
    Type.Object({
      number: Type.Integer(),
      person: Type.String(),
      name: Type.String(),
      claimed: Type.Boolean(),
      text: Type.String(),
    }),
    Type.Null(),
  ]),
});
export type Reported = Static<typeof Reported>;
