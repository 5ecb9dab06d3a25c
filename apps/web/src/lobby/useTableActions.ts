import { ANY_GAME, type NewTable, type SeatRequest, type Table, type TimeControl } from '@paddock/protocol';
import type { Result } from '@paddock/kernel';
import { useLocation } from 'wouter';
import type { GameCard } from '../games/index.ts';
import type { ApiError } from '../base/api.ts';
import { useSettings } from '../base/settings.ts';

type TableRequest = Promise<Result<Table, ApiError>>;

/** Actions that take a seat at a table. Each navigates to the table when it succeeds. */
interface TableActions {
  /** Creates a private table with one seat taken and perhaps some reserved for people, to be shared by link. */
  readonly createPrivateTable: (card: GameCard, invited?: readonly string[], options?: object) => TableRequest;
  /** Creates a table that the lobby shows. */
  readonly createListedTable: (card: GameCard, time: TimeControl) => TableRequest;
  /** Finds people for a game, or for any. */
  readonly quickMatch: (card: GameCard | null) => TableRequest;
  readonly joinTable: (table: Table) => TableRequest;
}

export function useTableActions(): TableActions {
  const [, go] = useLocation();
  const language = useSettings((settings) => settings.language);
  const goTo = async (request: TableRequest, search = ''): TableRequest => {
    const table = await request;
    if (table.ok) go(`/t/${table.value.id}${search}`);
    return table;
  };
  return {
    createPrivateTable: (card, invited, options) =>
      goTo(takeSeat('/api/tables', { ...newPrivateTable(card, invited), ...(options && { options }), language })),
    createListedTable: (card, time) =>
      goTo(takeSeat('/api/tables', { ...newPrivateTable(card), listed: true, time, language })),
    quickMatch: (card) =>
      goTo(takeSeat(`/api/quick-match/${card?.id ?? ANY_GAME}`, { language }), card === null ? '?any' : ''),
    joinTable: ({ id }) => goTo(takeSeat(`/api/tables/${id}/join`)),
  };
}

/** The dice of a seat need hash functions, which are loaded when somebody takes one. */
async function takeSeat(path: string, body: object = {}): TableRequest {
  const contribution = await import('../online/contribution.ts').catch(() => null);
  if (contribution === null) return { ok: false, error: { code: 'offline', message: 'the server cannot be reached' } };
  return contribution.takeSeat(path, body);
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
