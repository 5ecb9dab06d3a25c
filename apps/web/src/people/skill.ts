import type { DrivenRace, Estimate } from '@paddock/protocol';

/** What several races say about a driver. All but the counts are probabilities of winning. */
export interface SkillSummary {
  readonly races: number;
  /** Results without luck, compared with what was expected before each race. */
  readonly skill: Estimate;
  readonly luck: number;
  readonly errorsPer100: number;
}

/** After each race, from the first to the last: the sums of luck and of results without luck. */
interface SkillPoint {
  readonly luck: number;
  readonly skill: number;
}

/** Standard errors from the mean to the end of a 95 % interval. */
export const INTERVAL_STANDARD_ERRORS = 1.96;

export function summarizeRaces(races: readonly DrivenRace[]): SkillSummary {
  const choices = sumOf(races, (race) => race.choices);
  return {
    races: races.length,
    skill: estimate(races.map(skillIn)),
    luck: sumOf(races, (race) => race.luck) / races.length,
    errorsPer100: choices === 0 ? 0 : (100 * sumOf(races, (race) => race.errors)) / choices,
  };
}

/** `races` has the latest first, as the server sends them. */
export function skillOverTime(races: readonly DrivenRace[]): SkillPoint[] {
  let [luck, skill] = [0, 0];
  return races.toReversed().map((race) => {
    luck += race.luck;
    skill += skillIn(race);
    return { luck, skill };
  });
}

function skillIn({ result, expected, luck }: DrivenRace): number {
  return result - expected - luck;
}

/** The mean of values with its standard error, which one value alone does not have. */
function estimate(values: readonly number[]): Estimate {
  const mean = sumOf(values, (value) => value) / values.length;
  if (values.length < 2) return { mean, standardError: NaN };
  const variance = sumOf(values, (value) => (value - mean) ** 2) / (values.length - 1);
  return { mean, standardError: Math.sqrt(variance / values.length) };
}

/** Items by key, in the order in which the keys come first. */
export function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

function sumOf<T>(items: readonly T[], valueOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + valueOf(item), 0);
}
