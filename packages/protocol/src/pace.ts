import type { TimeControl } from './tables.ts';

/** Whether people wait for each other at the board, or have days for a turn. */
export const RACE_PACES = ['live', 'correspondence'] as const;
export type RacePace = (typeof RACE_PACES)[number];

/** With more time for a turn than this, players do not wait for each other at the board: the table is a correspondence one. */
export const MAX_LIVE_TURN_SECONDS = 3600;

/** How much time there is for a turn, or for all of them; `null` without a clock. */
export function turnSecondsOf(time: TimeControl): number | null {
  return time.kind === 'none' ? null : time.seconds;
}

/** A table without a clock is live. */
export function paceOf(turnSeconds: number | null): RacePace {
  return (turnSeconds ?? 0) > MAX_LIVE_TURN_SECONDS ? 'correspondence' : 'live';
}
