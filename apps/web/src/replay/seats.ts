import type { Viewer } from '@paddock/kernel';
import type { TableInfo } from '../table/link.ts';

/** With whose eyes one first looks: those of the only person, if there is just one. */
export function firstViewer({ drivers }: TableInfo): Viewer {
  const persons = personsAt(drivers);
  return persons.length === 1 ? persons[0]! : null;
}

/**
 * The seats whose hands may be seen. While a race is running on this device, people see their own only; when several
 * share the device, none. Races that are over, or that came as a record, have no secrets.
 */
export function openSeats({ drivers, opened = false }: TableInfo, over: boolean): readonly number[] {
  const persons = personsAt(drivers);
  if (over || opened || persons.length === 0) return drivers.map((_, seat) => seat);
  return persons.length === 1 ? persons : [];
}

function personsAt(drivers: TableInfo['drivers']): number[] {
  return drivers.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}
