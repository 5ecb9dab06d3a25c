import type { DecisionReview } from './analyst.ts';

/** What an error must be to be flagged: at least this probability of winning, and beyond this many standard errors. */
export interface FlagLimits {
  readonly error: number;
  readonly standardErrors: number;
}

/** Of every evaluator that does not need more. */
export const USUAL_FLAG_LIMITS: FlagLimits = { error: 0.03, standardErrors: 2 };

/** Whether a decision was worse than the best one, beyond doubt and by enough to matter. */
export function isBeyondDoubt(
  { error, standardError }: Pick<DecisionReview, 'error' | 'standardError'>,
  limits = USUAL_FLAG_LIMITS,
): boolean {
  return error >= limits.error && error > limits.standardErrors * standardError;
}
