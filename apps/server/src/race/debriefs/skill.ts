import type { Estimate } from '@paddock/protocol';
import type { DebriefSeatRow, SkillRow } from '../../storage/schema.ts';

/** What a race says of a driver, in probabilities of winning. */
export type RaceOutcome = Pick<DebriefSeatRow, 'expected' | 'result' | 'luck'>;

type SkillTotals = Omit<SkillRow, 'game' | 'evaluator' | 'person'>;

export const NO_RACES: SkillTotals = {
  races: 0,
  total: 0,
  squares: 0,
  plain_total: 0,
  plain_squares: 0,
  lower_bound: 0,
};

/** With fewer races the interval is too uncertain itself. */
export const MIN_SKILL_RACES = 10;
/** Standard errors from the mean to the end of a 95 % interval. */
const INTERVAL_STANDARD_ERRORS = 1.96;

/** The totals with one more race. */
export function addRace(before: SkillTotals, { expected, result, luck }: RaceOutcome): SkillTotals {
  const { races, total, squares, plain_total, plain_squares } = before;
  const plain = result - expected;
  const adjusted = plain - luck;
  const after = {
    races: races + 1,
    total: total + adjusted,
    squares: squares + adjusted ** 2,
    plain_total: plain_total + plain,
    plain_squares: plain_squares + plain ** 2,
  };
  const { mean, standardError } = estimate(after.races, after.total, after.squares);
  return { ...after, lower_bound: mean - INTERVAL_STANDARD_ERRORS * standardError };
}

/** The mean of values with its standard error, from their sum and the sum of their squares. Unknown (1) for a single value. */
export function estimate(count: number, sum: number, squares: number): Estimate {
  const mean = sum / count;
  if (count < 2) return { mean, standardError: 1 };
  const variance = Math.max(0, squares - count * mean ** 2) / (count - 1);
  return { mean, standardError: Math.sqrt(variance / count) };
}
