import type { Table } from '@paddock/protocol';

type RunningTable = Pick<Table, 'id' | 'seats'>;

/**
 * The race to show next; `null` if there is none. Races that were not shown yet come first, otherwise they keep the order of the
 * server's list: the most worth watching first. Races of the viewer are left out: their cards would be seen by the whole room.
 */
export function chooseNextRace<T extends RunningTable>(
  running: readonly T[],
  shown: ReadonlySet<string>,
  viewer: string | null,
): T | null {
  const watchable = running.filter(({ seats }) => viewer === null || !seats.some(({ person }) => person === viewer));
  return watchable.find(({ id }) => !shown.has(id)) ?? watchable[0] ?? null;
}
