import type { NewTable, SeatRequest, Table } from '@paddock/protocol';
import type { Result } from '@paddock/kernel';
import { useLocation } from 'wouter';
import type { GameCard } from '../games/index.ts';
import type { ApiError } from '../base/api.ts';
import { takeSeat } from '../online/contribution.ts';

/** Actions that take a seat at a table. Each navigates to the table when it succeeds. */
interface TableActions {
  /** Creates a private table with one seat taken and perhaps some reserved for people, to be shared by link. */
  readonly createPrivateTable: (card: GameCard, invited?: readonly string[]) => Promise<Result<Table, ApiError>>;
  readonly quickMatch: (card: GameCard) => Promise<Result<Table, ApiError>>;
  readonly joinTable: (table: Table) => Promise<Result<Table, ApiError>>;
}

export function useTableActions(): TableActions {
  const [, go] = useLocation();
  const goTo = async (request: Promise<Result<Table, ApiError>>): Promise<Result<Table, ApiError>> => {
    const table = await request;
    if (table.ok) go(`/t/${table.value.id}`);
    return table;
  };
  return {
    createPrivateTable: (card, invited) => goTo(takeSeat('/api/tables', newPrivateTable(card, invited))),
    quickMatch: ({ id }) => goTo(takeSeat(`/api/quick-match/${id}`)),
    joinTable: ({ id }) => goTo(takeSeat(`/api/tables/${id}/join`)),
  };
}

export function newPrivateTable(
  { id, defaultSeats, seats }: Pick<GameCard, 'id' | 'defaultSeats' | 'seats'>,
  invited: readonly string[] = [],
): NewTable {
  const reserved = invited.slice(0, seats.max - 1).map((nickname) => ({ kind: 'invited', nickname }) as const);
  const taken: SeatRequest[] = [{ kind: 'me' }, ...reserved];
  const open = Array.from({ length: Math.max(0, defaultSeats - taken.length) }, () => ({ kind: 'open' }) as const);
  return { game: id, seats: [...taken, ...open] };
}
