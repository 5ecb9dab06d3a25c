import type { Position } from '@paddock/table';
import type { Table } from '@paddock/protocol';

/** From here on a race is played by correspondence: people look in now and then. */
const DAY_SECONDS = 86_400;

/** Whether the clock of this table counts in days. */
export function hasClockInDays({ time }: Pick<Table, 'time'>): boolean {
  return time.kind !== 'none' && time.seconds >= DAY_SECONDS;
}

/** Whether nobody waits for each other at this table: there is no clock, or one that counts in days. */
export function isCorrespondence(table: Pick<Table, 'time'>): boolean {
  return table.time.kind === 'none' || hasClockInDays(table);
}

/** The name of the turn that the viewer is asked to make, or `null`. It changes with their choices and with nothing else. */
export function turnKeyOf(position: Position | null): string | null {
  if (position === null || position.viewer === null || position.legal.length === 0) return null;
  return `${position.viewer} ${position.made}`;
}

/** The same for the page and for what the server sends: of two notifications with one tag a device shows one. */
export function notificationTag(table: string, n: number): string {
  return `${table}-${n}`;
}
