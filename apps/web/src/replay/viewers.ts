import type { Viewer } from '@paddock/kernel';
import type { TableInfo } from '../table/link.ts';

/** With whose eyes one first looks: those of the only person, if there is just one. */
export function initialViewer({ drivers }: TableInfo): Viewer {
  const persons = personSeats(drivers);
  return persons.length === 1 ? persons[0]! : null;
}

/**
 * The seats whose hands may be seen. While a race is running on this device, people see their own only; when several
 * share the device, none. Races that are over, or that came as a record, have no secrets.
 */
export function viewableSeats({ drivers, opened = false }: TableInfo, over: boolean): readonly number[] {
  const persons = personSeats(drivers);
  if (over || opened || persons.length === 0) return drivers.map((_, seat) => seat);
  return persons.length === 1 ? persons : [];
}

function personSeats(drivers: TableInfo['drivers']): number[] {
  return drivers.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}
