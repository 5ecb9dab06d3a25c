import type { Viewer } from '@paddock/kernel';
import type { TableInfo } from '../games/table-link.ts';

/** The viewer of a replay at first: the only person, if there is exactly one. */
export function initialViewer({ drivers }: TableInfo): Viewer {
  const persons = personSeats(drivers);
  return persons.length === 1 ? persons[0]! : null;
}

/**
 * The seats whose hands may be shown. In a running local race that is the only person's seat, or none if several share
 * the device. Finished and imported races have no secrets.
 */
export function viewableSeats({ drivers, opened = false }: TableInfo, over: boolean): readonly number[] {
  const persons = personSeats(drivers);
  if (over || opened || persons.length === 0) return drivers.map((_, seat) => seat);
  return persons.length === 1 ? persons : [];
}

function personSeats(drivers: TableInfo['drivers']): number[] {
  return drivers.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}
