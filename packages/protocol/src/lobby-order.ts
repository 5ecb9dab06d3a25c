import type { LobbyLists, OwnTable } from './lobby.ts';
import type { Table } from './tables.ts';

/** The newest first. */
export function compareNewestFirst(one: Table, other: Table): number {
  return other.createdAt - one.createdAt || compare(one.id, other.id);
}

/** Tables where it is the viewer's turn first, the most urgent one before all; then those that are not over, then the newest. */
export function compareOwnTables(one: OwnTable, other: OwnTable): number {
  return compare(urgencyOf(one), urgencyOf(other)) || rankOf(one) - rankOf(other) || compareNewestFirst(one, other);
}

/** How the tables of each list are ordered. */
export const LOBBY_ORDER: {
  readonly [Name in keyof LobbyLists]: (one: LobbyLists[Name][number], other: LobbyLists[Name][number]) => number;
} = { open: compareNewestFirst, mine: compareOwnTables, invitations: compareNewestFirst };

function urgencyOf({ yourTurn, dueAt }: OwnTable): number {
  return yourTurn ? (dueAt ?? Number.MAX_VALUE) : Infinity;
}

function rankOf({ phase }: Table): number {
  return phase === 'over' ? 1 : 0;
}

/** Unlike a difference, correct for infinite numbers too. */
function compare<Key extends number | string>(one: Key, other: Key): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
