import { type Static, Type } from 'typebox';

/** Choices made in advance, for one's next turns in this order. Each is played when it is legal; the first that is not ends the plan. */
export const PremoveList = Type.Object(
  { moves: Type.Array(Type.Object({}, { additionalProperties: true }), { maxItems: 10 }) },
  { additionalProperties: false },
);
export type PremoveList = Static<typeof PremoveList>;

/** How a plan stands; told down the live stream to its owner alone. */
export interface PremovesUpdate extends PremoveList {
  /** It has just ended because a move was not legal any more. */
  readonly dropped: boolean;
}
