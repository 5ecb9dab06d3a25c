import type { Step, Told } from '@paddock/table';
import type { Position } from '@paddock/table';
import type { PlanNews } from './plans.ts';
import type { Table } from './tables.ts';
import type { Message } from './talk.ts';

/** How much time each seat has left, in milliseconds, as of now; `null` where time is not kept or a bot drives. */
export type Clocks = readonly (number | null)[];

/**
 * What comes down a live stream (Server-Sent Events), by the name of the event. The id of `account` and `step` is the number of
 * entries the listener knows then: a client that comes back with it (Last-Event-ID) goes on from there.
 */
export interface LiveEvents {
  /** Who sits where, and how the table stands: first of all, and whenever it changes. */
  table: Table;
  /** Told only to who was removed from a table that still waits: whether that holds, or a seat is kept for them by now. */
  removed: { readonly removed: boolean };
  /** Told only to who has committed to a nonce: the race is about to begin, and it is time to reveal it (POST /reveal). */
  reveal: Record<string, never>;
  /** All that happened so far: at the beginning, and after a long absence. */
  account: { readonly position: Position; readonly history: readonly Told[]; readonly clocks: Clocks };
  /** What happened next. */
  step: Step & { readonly clocks: Clocks };
  /** How one's own plan stands: after the account if there is one, and whenever it changes. */
  plan: PlanNews;
  /** Somebody said something. It has no id: what was missed is asked for by the number of the last one. */
  message: Message;
}
