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

export function isDataSummary(value: unknown): value is DataSummary {
  if (value === null || typeof value !== 'object') return false;
  const { name, hash, ...others } = value as Partial<DataSummary>;
  const isNamed = name === null || typeof name === 'string';
  return isNamed && typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash) && Object.keys(others).length === 0;
}

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
export interface LobbyEvents extends LobbyLists {
  'open-changed': ListChange<Table>;
  'mine-changed': ListChange<OwnTable>;
  'invitations-changed': ListChange<Table>;
  announcement: Announcement;
}

/** The newest first. */
export function compareNewest(one: Table, other: Table): number {
  return other.createdAt - one.createdAt || compare(one.id, other.id);
}

/** Those at which one is awaited first, the most urgent before all; then those that are not over, then the newest. */
export function compareOwn(one: OwnTable, other: OwnTable): number {
  return compare(urgencyOf(one), urgencyOf(other)) || rankOf(one) - rankOf(other) || compareNewest(one, other);
}

/** How the tables of each list are ordered. */
export const LOBBY_ORDER: {
  readonly [Name in keyof LobbyLists]: (one: LobbyLists[Name][number], other: LobbyLists[Name][number]) => number;
} = { open: compareNewest, mine: compareOwn, invitations: compareNewest };

function urgencyOf({ yourTurn, dueAt }: OwnTable): number {
  return yourTurn ? (dueAt ?? Number.MAX_VALUE) : Infinity;
}

function rankOf({ phase }: Table): number {
  return phase === 'over' ? 1 : 0;
}

/** Unlike a difference, right for infinite numbers too. */
function compare<Key extends number | string>(one: Key, other: Key): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
