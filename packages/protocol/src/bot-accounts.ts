import { type Static, Type } from 'typebox';
import { Nickname } from './people.ts';

/** A BOT account of a person: a claimed nickname that only programs play under. */
export const BotAccount = Type.Object({ id: Type.String(), nickname: Nickname, createdAt: Type.Integer() });
export type BotAccount = Static<typeof BotAccount>;

export const NewBotAccount = Type.Object({ nickname: Nickname }, { additionalProperties: false });
export type NewBotAccount = Static<typeof NewBotAccount>;

/** With its token, which is shown once: only its digest is stored. */
export const CreatedBotAccount = Type.Object({ ...BotAccount.properties, token: Type.String() });
export type CreatedBotAccount = Static<typeof CreatedBotAccount>;

/** A new token; the one before does not work any more. */
export const BotToken = Type.Object({ token: Type.String() });
export type BotToken = Static<typeof BotToken>;
