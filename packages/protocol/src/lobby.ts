import { type Static, Type } from 'typebox';
import type { ListChange } from './list-change.ts';
import { Table } from './tables.ts';

/** A table where the viewer has a seat. */
export const OwnTable = Type.Object({
  ...Table.properties,
  /** Whether it is the viewer's turn, and no bot drives for them. */
  yourTurn: Type.Boolean(),
  /** When their time runs out, or `null`. */
  dueAt: Type.Union([Type.Integer(), Type.Null()]),
});
export type OwnTable = Static<typeof OwnTable>;

/** Stands for a large option value in lists of tables; GET /api/data/HASH has the value. */
export const DataSummary = Type.Object({
  /** The name in the data, such as a circuit's. */
  name: Type.Union([Type.String(), Type.Null()]),
  /** SHA-256 of its canonical JSON, in hexadecimal. */
  hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});
export type DataSummary = Static<typeof DataSummary>;

/** A text from the admin for everybody; `null` if there is none. */
export const Announcement = Type.Object({ text: Type.Union([Type.String({ maxLength: 500 }), Type.Null()]) });
export type Announcement = Static<typeof Announcement>;

/** The lists of the lobby. Their tables have summaries as `options`. */
export interface LobbyLists {
  /** Listed tables that anybody may join, the newest first. */
  open: readonly Table[];
  /** The viewer's tables: those where it is their turn first, then the latest. Only with a session. */
  mine: readonly OwnTable[];
  /** Tables with a seat reserved for the viewer, the newest first. Only with a session. */
  invitations: readonly Table[];
}

/** The events of the lobby's live stream (GET /api/lobby/live): every list as a whole first, then its changes. */
export interface LobbyStreamEvents extends LobbyLists {
  'open-changed': ListChange<Table>;
  'mine-changed': ListChange<OwnTable>;
  'invitations-changed': ListChange<Table>;
  announcement: Announcement;
}
