import { type Static, Type } from 'typebox';

export const ONE_LINE_PATTERN =
  '^[^\\s\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069](?:[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069])?$';

/**
 * What people write: one line, no spaces at the ends, no control characters and nothing that changes the
 * direction of the text beside it. The invisible joiners of emoji and of some scripts are allowed.
 */
export const OneLineText = Type.String({
  minLength: 1,
  maxLength: 500,
  pattern: ONE_LINE_PATTERN,
});

/** A chat message with an id that the client chose: sent twice, it is stored once. */
export const NewChatMessage = Type.Object(
  { id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' }), text: OneLineText },
  { additionalProperties: false },
);
export type NewChatMessage = Static<typeof NewChatMessage>;

export const ChatMessage = Type.Object({
  /** Counted per table; there are gaps where messages of muted people are left out. */
  number: Type.Integer(),
  person: Type.String(),
  name: Type.String(),
  /** Whether the writer has claimed the name. */
  claimed: Type.Boolean(),
  /** True if the writer is a BOT account; left out for people. */
  botAccount: Type.Optional(Type.Boolean()),
  text: Type.String(),
  at: Type.Integer(),
  /** Where a spectator wrote it: players see it when the race is over. */
  audience: Type.Optional(Type.Literal('spectators')),
});
export type ChatMessage = Static<typeof ChatMessage>;

export const ChatSetting = Type.Object({ quiet: Type.Boolean() }, { additionalProperties: false });
export type ChatSetting = Static<typeof ChatSetting>;

/** A report to the admin, about a message or the table. */
export const NewReport = Type.Object(
  { message: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })), reason: OneLineText },
  { additionalProperties: false },
);
export type NewReport = Static<typeof NewReport>;

/** A report of one's own, and what the admin answered. */
export const OwnReport = Type.Object({
  /** Empty if it is about an item of the gallery. */
  table: Type.String(),
  /** The id of the item of the gallery that it is about. */
  item: Type.Union([Type.String(), Type.Null()]),
  reason: Type.String(),
  at: Type.Integer(),
  answer: Type.Union([Type.String(), Type.Null()]),
  answeredAt: Type.Union([Type.Integer(), Type.Null()]),
});
export type OwnReport = Static<typeof OwnReport>;
