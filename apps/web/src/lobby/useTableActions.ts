import type { NewTable, SeatRequest, Table } from '@paddock/protocol';
import type { Result } from '@paddock/kernel';
import { useLocation } from 'wouter';
import type { GameCard } from '../games/index.ts';
import type { ApiError } from '../base/api.ts';
import { takeSeat } from '../online/contribution.ts';

/** Actions that take a seat at a table. Each navigates to the table when it succeeds. */
interface TableActions {
  /** Creates a private table with one seat taken and perhaps one reserved for somebody, to be shared by link. */
  readonly createPrivateTable: (card: GameCard, invited?: string) => Promise<Result<Table, ApiError>>;
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
  { id, defaultSeats }: Pick<GameCard, 'id' | 'defaultSeats'>,
  invited?: string,
): NewTable {
  const taken: SeatRequest[] =
    invited === undefined ? [{ kind: 'me' }] : [{ kind: 'me' }, { kind: 'invited', nickname: invited }];
  const open = Array.from({ length: Math.max(0, defaultSeats - taken.length) }, () => ({ kind: 'open' }) as const);
  return { game: id, seats: [...taken, ...open] };
}
