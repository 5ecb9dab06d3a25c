import type { Table } from './tables.ts';

/** By how much the most likely winner of a race is ahead of the second. As long as the chances are not known, nobody is farther ahead. */
export function leadOf({ chances = [] }: Pick<Table, 'chances'>): number {
  const [first = 1, second = 0] = chances.toSorted((one, other) => other - one);
  return first - second;
}
