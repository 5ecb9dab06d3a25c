import { LANGUAGES } from '@paddock/kernel';
import { type Static, Type } from 'typebox';
import { Commitment } from './joint-seed.ts';
import { oneOf } from './one-of.ts';

/** The optional body of a quick match. */
export const QuickMatchRequest = Type.Object(
  { commitment: Type.Optional(Commitment), language: Type.Optional(oneOf(LANGUAGES)) },
  { additionalProperties: false },
);
export type QuickMatchRequest = Static<typeof QuickMatchRequest>;

/** Looks for people again from a table at which one waits alone, farther away than before. */
export const WidenRequest = Type.Object(
  { commitment: Type.Optional(Commitment), anyGame: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);
export type WidenRequest = Static<typeof WidenRequest>;
