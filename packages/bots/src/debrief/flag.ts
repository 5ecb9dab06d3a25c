import type { DecisionReview } from './analyst.ts';

/** An error is flagged only from this probability of winning on, and beyond this many standard errors. */
export const MIN_FLAGGED_ERROR = 0.03;
export const MIN_FLAGGED_STANDARD_ERRORS = 2;

/** Whether a decision was worse than the best one, beyond doubt and by enough to matter. */
export function isBeyondDoubt({ error, standardError }: Pick<DecisionReview, 'error' | 'standardError'>): boolean {
  return error >= MIN_FLAGGED_ERROR && error > MIN_FLAGGED_STANDARD_ERRORS * standardError;
}
