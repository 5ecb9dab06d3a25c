import type { Table } from '@paddock/protocol';

type RunningTable = Pick<Table, 'id' | 'seats' | 'startedAt'>;

/**
 * The race to show next; `null` if there is none. Races that were not shown yet come first, then those with the most people, then the
 * newest. Races of the viewer are left out: their cards would be seen by the whole room.
 */
export function chooseNextRace<T extends RunningTable>(
  running: readonly T[],
  shown: ReadonlySet<string>,
  viewer: string | null,
): T | null {
  const watchable = running.filter(({ seats }) => viewer === null || !seats.some(({ person }) => person === viewer));
  const [next] = watchable.toSorted(
    (a, b) =>
      Number(shown.has(a.id)) - Number(shown.has(b.id)) ||
      countPeople(b) - countPeople(a) ||
      (b.startedAt ?? 0) - (a.startedAt ?? 0),
  );
  return next ?? null;
}

function countPeople({ seats }: RunningTable): number {
  return seats.filter(({ person }) => person !== null).length;
}
