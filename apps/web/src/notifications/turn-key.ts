import type { Position } from '@paddock/table';
import type { Table } from '@paddock/protocol';

/** Races with at least this much time a move are played by correspondence. */
const DAY_SECONDS = 86_400;

/** Whether the clock of this table counts in days. */
export function hasClockInDays({ time }: Pick<Table, 'time'>): boolean {
  return time.kind !== 'none' && time.seconds >= DAY_SECONDS;
}

/** Whether a table is played by correspondence: without a clock, or with one that counts in days. */
export function isCorrespondence(table: Pick<Table, 'time'>): boolean {
  return table.time.kind === 'none' || hasClockInDays(table);
}

/** Identifies the turn that the viewer is to play, or `null`. It changes only with the viewer's own moves. */
export function turnKeyOf(position: Position | null): string | null {
  if (position === null || position.viewer === null || position.legal.length === 0) return null;
  return `${position.viewer} ${position.turnId}`;
}

/** The tag of a turn's notification. Page and server use the same tag, so that a device shows only one of the two. */
export function notificationTag(table: string, turnId: number): string {
  return `${table}-${turnId}`;
}
