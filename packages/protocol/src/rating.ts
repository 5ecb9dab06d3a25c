import { type Static, Type } from 'typebox';

/** Why a race changes no rating. */
export const UnratedReason = Type.Union([
  /** The table was not listed in the lobby. */
  Type.Literal('private'),
  /** Fewer than two people took part. */
  Type.Literal('one-person'),
  /** A bot made half of a person's moves or more, so that fewer than two people drove themselves. */
  Type.Literal('bots-drove'),
  /** The coach was open to all. */
  Type.Literal('coach'),
]);
export type UnratedReason = Static<typeof UnratedReason>;

/** Whether a race counts for the ratings of those who drove, and if not, why. */
export const RaceRating = Type.Object({ rated: Type.Boolean(), reason: Type.Union([UnratedReason, Type.Null()]) });
export type RaceRating = Static<typeof RaceRating>;
