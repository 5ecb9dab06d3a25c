import { type Static, Type } from 'typebox';

/**
 * What people write: one line, no spaces at the ends, nothing that controls a terminal or turns the direction of what stands
 * beside it. The invisible joiners of emoji and of some scripts are allowed.
 */
export const OneLineText = Type.String({
  minLength: 1,
  maxLength: 500,
  pattern:
    '^[^\\s\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069](?:[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069])?$',
});

/** Something said, with an id of the client's making: sent twice, it is said once. */
export const NewChatMessage = Type.Object(
  { id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' }), text: OneLineText },
  { additionalProperties: false },
);
export type NewChatMessage = Static<typeof NewChatMessage>;

export const ChatMessage = Type.Object({
  /** Counted at each table; there are gaps where one is not told what somebody said. */
  number: Type.Integer(),
  person: Type.String(),
  name: Type.String(),
  /** Whether the name is claimed by who said it. */
  claimed: Type.Boolean(),
  text: Type.String(),
  at: Type.Integer(),
});
export type ChatMessage = Static<typeof ChatMessage>;

export const ChatSetting = Type.Object({ quiet: Type.Boolean() }, { additionalProperties: false });
export type ChatSetting = Static<typeof ChatSetting>;

/** Something that whoever runs the server should look at: a message, or what happens at the table. */
export const NewReport = Type.Object(
  { message: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })), reason: OneLineText },
  { additionalProperties: false },
);
export type NewReport = Static<typeof NewReport>;

/** A report of one's own, and what the admin answered. */
export const OwnReport = Type.Object({
  table: Type.String(),
  reason: Type.String(),
  at: Type.Integer(),
  answer: Type.Union([Type.String(), Type.Null()]),
  answeredAt: Type.Union([Type.Integer(), Type.Null()]),
});
export type OwnReport = Static<typeof OwnReport>;
