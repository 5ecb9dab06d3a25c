import { type Static, Type } from 'typebox';
import { Passkey } from './passkeys.ts';
import { Person, Session, TokenSummary } from './people.ts';
import { OwnReport } from './chat.ts';
import { BotAccount } from './bot-accounts.ts';
import { Contact } from './contacts.ts';
import { SavedDesign } from './gallery.ts';

/** Everything that is stored about a person, for that person. */
export const AccountExport = Type.Object({
  person: Person,
  createdAt: Type.Integer(),
  /** With the address of the last use: an IPv4 address, or the /64 of an IPv6 one. It is removed after 30 days. */
  sessions: Type.Array(Type.Object({ ...Session.properties, address: Type.Union([Type.String(), Type.Null()]) })),
  tokens: Type.Array(TokenSummary),
  passkeys: Type.Array(Passkey),
  /** How many recovery codes are left. */
  recoveryCodes: Type.Integer(),
  seats: Type.Array(Type.Object({ table: Type.String(), seat: Type.Integer(), name: Type.String() })),
  /** Tables from which a host has removed them. */
  removedFrom: Type.Array(Type.String()),
  /** When they were last seen at tables where they have a seat. */
  lastSeen: Type.Array(Type.Object({ table: Type.String(), at: Type.Integer() })),
  /** Their premoves. */
  premoves: Type.Array(
    Type.Object({
      table: Type.String(),
      seat: Type.Integer(),
      moves: Type.Array(Type.Object({}, { additionalProperties: true })),
    }),
  ),
  /** Push subscriptions of their browsers. */
  notifications: Type.Array(
    Type.Object({ endpoint: Type.String(), language: Type.String(), createdAt: Type.Integer() }),
  ),
  messages: Type.Array(Type.Object({ table: Type.String(), text: Type.String(), at: Type.Integer() })),
  ratings: Type.Array(
    Type.Object({ game: Type.String(), mu: Type.Number(), sigma: Type.Number(), games: Type.Integer() }),
  ),
  skills: Type.Array(
    Type.Object({
      game: Type.String(),
      evaluator: Type.String(),
      races: Type.Integer(),
      total: Type.Number(),
      squares: Type.Number(),
      plainTotal: Type.Number(),
      plainSquares: Type.Number(),
    }),
  ),
  /** The ids of people whose messages are not shown. */
  muted: Type.Array(Type.String()),
  /** The ids of people they have blocked. */
  blocked: Type.Array(Type.String()),
  /** The ids of people they follow. */
  following: Type.Array(Type.String()),
  /** Championships that they organise, take part in or are invited to. */
  championships: Type.Array(Type.Object({ championship: Type.String(), name: Type.String(), role: Type.String() })),
  /** In the time of the server, which stands still while it does not run. */
  vacations: Type.Array(Type.Object({ from: Type.Integer(), until: Type.Integer() })),
  reports: Type.Array(OwnReport),
  /** Their e-mail address and webhook. */
  contacts: Type.Array(Contact),
  /** What they have published in the gallery, how they rated items, and their designs. */
  gallery: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        publishedAt: Type.Integer(),
        withdrawn: Type.Boolean(),
        value: Type.Unknown(),
      }),
    ),
    ratings: Type.Array(Type.Object({ item: Type.String(), stars: Type.Integer(), at: Type.Integer() })),
    designs: Type.Array(SavedDesign),
  }),
  /** Their BOT accounts. */
  bots: Type.Array(BotAccount),
});
export type AccountExport = Static<typeof AccountExport>;

/** Deleting an account is confirmed with its nickname. */
export const DeleteAccount = Type.Object({ nickname: Type.String({ maxLength: 24 }) }, { additionalProperties: false });
export type DeleteAccount = Static<typeof DeleteAccount>;
