import { type Static, Type } from 'typebox';

/** Moves chosen ahead for the next turns, in this order. If one is not legal when its turn comes, it and the rest are dropped. */
export const PremoveList = Type.Object(
  { moves: Type.Array(Type.Object({}, { additionalProperties: true }), { maxItems: 10 }) },
  { additionalProperties: false },
);
export type PremoveList = Static<typeof PremoveList>;

/** The current premoves, sent on the live stream to their owner only. */
export interface PremovesUpdate extends PremoveList {
  /** They were just dropped because one was not legal any more. */
  readonly dropped: boolean;
}
