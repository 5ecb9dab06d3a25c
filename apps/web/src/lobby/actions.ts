import type { NewTable, Table } from '@paddock/protocol';
import type { Result } from '@paddock/kernel';
import { useLocation } from 'wouter';
import type { GameCard } from '../games/index.ts';
import { call, type Fault } from '../online/api.ts';

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
    withFriends: (card) => goTo(call('POST', '/api/tables', amongFriends(card))),
    quick: ({ id }) => goTo(call('POST', `/api/quick/${id}`)),
    sitDown: ({ id }) => goTo(call('POST', `/api/tables/${id}/join`)),
  };
}

export function amongFriends({ id, defaultSeats }: Pick<GameCard, 'id' | 'defaultSeats'>): NewTable {
  return { game: id, seats: Array.from({ length: defaultSeats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })) };
}
