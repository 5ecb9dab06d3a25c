import type { NewTable, Table } from '@paddock/protocol';
import type { Result } from '@paddock/kernel';
import { useLocation } from 'wouter';
import type { GameCard } from '../games/index.ts';
import type { Fault } from '../online/api.ts';
import { takeSeat } from '../online/contribution.ts';

/** Ways to a table. Each goes there when it worked. */
export interface Ways {
  /** A private table with one seat taken, for whoever is given the link. */
  readonly withFriends: (card: GameCard) => Promise<Result<Table, Fault>>;
  readonly quick: (card: GameCard) => Promise<Result<Table, Fault>>;
  readonly sitDown: (table: Table) => Promise<Result<Table, Fault>>;
}

export function useWays(): Ways {
  const [, go] = useLocation();
  const goTo = async (asked: Promise<Result<Table, Fault>>): Promise<Result<Table, Fault>> => {
    const table = await asked;
    if (table.ok) go(`/t/${table.value.id}`);
    return table;
  };
  return {
    withFriends: (card) => goTo(takeSeat('/api/tables', amongFriends(card))),
    quick: ({ id }) => goTo(takeSeat(`/api/quick/${id}`)),
    sitDown: ({ id }) => goTo(takeSeat(`/api/tables/${id}/join`)),
  };
}

export function amongFriends({ id, usual }: Pick<GameCard, 'id' | 'usual'>): NewTable {
  return { game: id, seats: Array.from({ length: usual }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })) };
}
