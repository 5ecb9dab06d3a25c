import type { Snapshot, Step } from '@paddock/table';
import type { PremovesUpdate } from './premoves.ts';
import type { Table } from './tables.ts';
import type { ChatMessage } from './chat.ts';

/** Milliseconds that each seat has left; `null` without a clock or when a bot drives. */
export type RemainingTimes = readonly (number | null)[];

/**
 * The events of a table's live stream (Server-Sent Events), by name. The id of `snapshot` and `step` is the number of entries
 * after it: a client that reconnects with it (Last-Event-ID) continues from there.
 */
export interface TableStreamEvents {
  /** The table with its seats: first of all, and whenever it changes. */
  table: Table;
  /** Only for a person who was removed from a waiting table: whether they still are, or a seat is reserved for them now. */
  removed: { readonly removed: boolean };
  /** Only for people who have committed to a nonce: the race is about to begin, and they must reveal it (POST /reveal). */
  reveal: Record<string, never>;
  /** Everything so far: at the beginning, and after a long absence. */
  snapshot: Snapshot & { readonly clocks: RemainingTimes };
  /** What happened next. */
  step: Step & { readonly clocks: RemainingTimes };
  /** The viewer's own premoves: after the snapshot if there are any, and whenever they change. */
  premoves: PremovesUpdate;
  /** How many people watch the race without a seat, when that changes. */
  spectators: { readonly count: number };
  /** A chat message. It has no event id: clients request what they missed by the number of the last message. */
  message: ChatMessage;
}
