import { type Static, Type } from 'typebox';
import type { ListChange } from './list-change.ts';
import { Table } from './tables.ts';

/** A table at which one sits. */
export const OwnTable = Type.Object({
  ...Table.properties,
  /** Whether one is to choose now, oneself and not a bot. */
  yourTurn: Type.Boolean(),
  /** When one's time is out, or `null`. */
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

/** Something that whoever runs the server wants everybody to know; `null` when there is nothing. */
export const Announcement = Type.Object({ text: Type.Union([Type.String({ maxLength: 500 }), Type.Null()]) });
export type Announcement = Static<typeof Announcement>;

/** The lists of the lobby. Their tables have summaries as `options`. */
export interface LobbyLists {
  /** Listed tables that anybody may join, the newest first. */
  open: readonly Table[];
  /** Where one sits: those at which one is awaited first, then the latest. Only for who has given a name. */
  mine: readonly OwnTable[];
  /** Where a seat is kept for one's nickname, the newest first. Only for who has given a name. */
  invitations: readonly Table[];
}

/** What comes down the stream of the lobby (GET /api/lobby/live): every list as a whole first, then what changes in it. */
export interface LobbyStreamEvents extends LobbyLists {
  'open-changed': ListChange<Table>;
  'mine-changed': ListChange<OwnTable>;
  'invitations-changed': ListChange<Table>;
  announcement: Announcement;
}
