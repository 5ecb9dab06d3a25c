import { type Static, Type } from 'typebox';
import { Nickname, Person } from './people.ts';
import { OneLineText } from './chat.ts';

/** The admin signs in with the token that was printed at the first start. */
export const AdminSignIn = Type.Object({ token: Type.String({ maxLength: 200 }) }, { additionalProperties: false });
export type AdminSignIn = Static<typeof AdminSignIn>;

export const ServerStatus = Type.Object({
  version: Type.String(),
  storage: Type.Union([Type.Literal('sqlite'), Type.Literal('postgres')]),
  /** Milliseconds since this process began. */
  uptimeMs: Type.Integer(),
  /** Bytes of memory that this process takes. */
  memoryBytes: Type.Integer(),
  /** Bytes that the database takes. */
  databaseBytes: Type.Integer(),
  subscribers: Type.Integer(),
  people: Type.Integer(),
  tables: Type.Object({ open: Type.Integer(), running: Type.Integer(), over: Type.Integer() }),
  /** Reports without an answer. */
  reports: Type.Integer(),
});
export type ServerStatus = Static<typeof ServerStatus>;

export const AdminPerson = Type.Object({
  ...Person.properties,
  banned: Type.Boolean(),
  createdAt: Type.Integer(),
  tables: Type.Integer(),
});
export type AdminPerson = Static<typeof AdminPerson>;

/** Which of the addresses that a person used last are banned with them: none, each by itself, or the whole /24. IPv6 is always a /64. */
export const BannedAddresses = Type.Union([Type.Literal('none'), Type.Literal('exact'), Type.Literal('network')]);
export type BannedAddresses = Static<typeof BannedAddresses>;

const BanFields = {
  /** Milliseconds since 1970; `null` or left out: for good. */
  until: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 8_640_000_000_000_000 }), Type.Null()])),
  /** Shown to the banned person. */
  reason: Type.Optional(OneLineText),
};

/** Bans a person with the browsers they used, or lifts that ban and all that belong to it. */
export const BanRequest = Type.Object(
  { banned: Type.Boolean(), ...BanFields, addresses: Type.Optional(BannedAddresses) },
  { additionalProperties: false },
);
export type BanRequest = Static<typeof BanRequest>;

/** An IPv4 address, an IPv4 /24 or an IPv6 address or /64. */
export const AddressBanRequest = Type.Object(
  { range: Type.String({ minLength: 2, maxLength: 50 }), ...BanFields },
  { additionalProperties: false },
);
export type AddressBanRequest = Static<typeof AddressBanRequest>;

/** A ban in force. */
export const ActiveBan = Type.Object({
  id: Type.String(),
  /** The banned person, or the one whose address is banned; `null` for an address alone. */
  person: Type.Union([Person, Type.Null()]),
  range: Type.Union([Type.String(), Type.Null()]),
  until: Type.Union([Type.Integer(), Type.Null()]),
  reason: Type.String(),
  createdAt: Type.Integer(),
});
export type ActiveBan = Static<typeof ActiveBan>;

export const RenamePerson = Type.Object({ nickname: Nickname }, { additionalProperties: false });
export type RenamePerson = Static<typeof RenamePerson>;

export const ReportAnswer = Type.Object({ text: OneLineText }, { additionalProperties: false });
export type ReportAnswer = Static<typeof ReportAnswer>;

export const AdminActionName = Type.Union([
  Type.Literal('enter'),
  Type.Literal('ban'),
  Type.Literal('lift-ban'),
  Type.Literal('answer-report'),
  Type.Literal('remove-report'),
  Type.Literal('close-table'),
  Type.Literal('close-championship'),
  Type.Literal('hide-item'),
  Type.Literal('show-item'),
  Type.Literal('rename'),
  Type.Literal('announce'),
]);
export type AdminActionName = Static<typeof AdminActionName>;

/** Something that the admin did. */
export const AdminAction = Type.Object({
  id: Type.String(),
  at: Type.Integer(),
  action: AdminActionName,
  person: Type.Union([Person, Type.Null()]),
  table: Type.Union([Type.String(), Type.Null()]),
  range: Type.Union([Type.String(), Type.Null()]),
});
export type AdminAction = Static<typeof AdminAction>;

/** A report with its context. */
export const ReportDetails = Type.Object({
  id: Type.String(),
  at: Type.Integer(),
  reporter: Person,
  /** Empty if it is about an item of the gallery. */
  table: Type.String(),
  item: Type.Union([
    Type.Object({ id: Type.String(), name: Type.String(), author: Person, hidden: Type.Boolean() }),
    Type.Null(),
  ]),
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
export type ReportDetails = Static<typeof ReportDetails>;
