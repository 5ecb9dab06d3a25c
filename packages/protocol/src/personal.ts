import { type Static, Type } from 'typebox';
import { Passkey } from './passkeys.ts';
import { Person, Session, TokenNote } from './people.ts';
import { OwnReport } from './talk.ts';

/** All that is kept about a person, for that person. */
export const PersonalData = Type.Object({
  person: Person,
  createdAt: Type.Integer(),
  /** With the address of the last use: an IPv4 address, or the /64 of an IPv6 one. It is removed after 30 days. */
  sessions: Type.Array(Type.Object({ ...Session.properties, address: Type.Union([Type.String(), Type.Null()]) })),
  tokens: Type.Array(TokenNote),
  passkeys: Type.Array(Passkey),
  seats: Type.Array(Type.Object({ table: Type.String(), seat: Type.Integer(), name: Type.String() })),
  /** Tables from which a host has removed them. */
  removedFrom: Type.Array(Type.String()),
  /** When they stopped looking at tables where they sit. */
  lastSeen: Type.Array(Type.Object({ table: Type.String(), at: Type.Integer() })),
  /** Choices made in advance, at tables where they wait. */
  plans: Type.Array(
    Type.Object({
      table: Type.String(),
      seat: Type.Integer(),
      moves: Type.Array(Type.Object({}, { additionalProperties: true })),
    }),
  ),
  /** Browsers that are told of turns. */
  notifications: Type.Array(
    Type.Object({ endpoint: Type.String(), language: Type.String(), createdAt: Type.Integer() }),
  ),
  messages: Type.Array(Type.Object({ table: Type.String(), text: Type.String(), at: Type.Integer() })),
  ratings: Type.Array(
    Type.Object({ game: Type.String(), mu: Type.Number(), sigma: Type.Number(), games: Type.Integer() }),
  ),
  /** The ids of people whose messages are not shown. */
  muted: Type.Array(Type.String()),
  /** The ids of people with whom they want to have nothing to do. */
  blocked: Type.Array(Type.String()),
  reports: Type.Array(OwnReport),
});
export type PersonalData = Static<typeof PersonalData>;

/** Nothing is deleted by mistake: one says the name of what is to go. */
export const DeleteAccount = Type.Object({ nickname: Type.String({ maxLength: 24 }) }, { additionalProperties: false });
export type DeleteAccount = Static<typeof DeleteAccount>;
