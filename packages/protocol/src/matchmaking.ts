/** In place of a game: a quick match in whichever game somebody waits. */
export const ANY_GAME = 'any';

/** Everybody starts with so many points. */
export const FIRST_RATING = 1000;

/** A quick match looks this far from one's own rating at first, and as much farther after each interval. */
export const RATING_WINDOW_STEP = 150;
export const WIDEN_INTERVAL_MS = 4000;
const MAX_STEPS = 3;

/** How many points two people may differ who have waited for this long; `null` for any number. */
export function ratingWindowAfter(waitedMs: number): number | null {
  const steps = 1 + Math.floor(Math.max(0, waitedMs) / WIDEN_INTERVAL_MS);
  return steps > MAX_STEPS ? null : steps * RATING_WINDOW_STEP;
}
