import type { Snapshot, Step } from '@paddock/table';
import type { PremovesUpdate } from './premoves.ts';
import type { Table } from './tables.ts';
import type { ChatMessage } from './chat.ts';

/** How much time each seat has left, in milliseconds, as of now; `null` where time is not kept or a bot drives. */
export type RemainingTimes = readonly (number | null)[];

/**
 * What comes down a live stream (Server-Sent Events), by the name of the event. The id of `snapshot` and `step` is the number of
 * entries the listener knows then: a client that comes back with it (Last-Event-ID) goes on from there.
 */
export interface TableStreamEvents {
  /** Who sits where, and how the table stands: first of all, and whenever it changes. */
  table: Table;
  /** Told only to who was removed from a table that still waits: whether that holds, or a seat is kept for them by now. */
  removed: { readonly removed: boolean };
  /** Told only to who has committed to a nonce: the race is about to begin, and it is time to reveal it (POST /reveal). */
  reveal: Record<string, never>;
  /** All that happened so far: at the beginning, and after a long absence. */
  snapshot: Snapshot & { readonly clocks: RemainingTimes };
  /** What happened next. */
  step: Step & { readonly clocks: RemainingTimes };
  /** How one's own plan stands: after the snapshot if there is one, and whenever it changes. */
  premoves: PremovesUpdate;
  /** Somebody said something. It has no id: what was missed is asked for by the number of the last one. */
  message: ChatMessage;
}
