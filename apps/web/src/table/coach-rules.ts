import type { Viewer } from '@paddock/kernel';
import type { TableInfo, TableLink } from '../games/table-link.ts';

/**
 * Whether a page offers the coach: only where nobody else is at a disadvantage. The table has agreed on it, then spectators have it too; or
 * one person races against bots on this device. `persons` are the seats of the people at this device, `viewer` is who holds it.
 */
export function mayHaveCoach(
  { info, viewer: known }: Pick<TableLink, 'info' | 'viewer'>,
  persons: readonly number[],
  viewer: Viewer,
): boolean {
  if (known !== undefined) return info.coach === true;
  return viewer !== null && (info.coach === true || isAgainstBots(info, persons));
}

function isAgainstBots({ drivers, seats }: TableInfo, persons: readonly number[]): boolean {
  return persons.length === 1 && seats > 1 && drivers.every(({ kind }, seat) => kind === 'bot' || seat === persons[0]);
}
