import type { HistoryQuery, RacePace, ResultFilter } from '@paddock/protocol';

export type HistoryFilterValues = Omit<HistoryQuery, 'before'>;

export const RESULT_FILTERS: readonly ResultFilter[] = ['won', 'podium', 'lost'];
export const RACE_PACES: readonly RacePace[] = ['live', 'correspondence'];

/** The filters that an address has. What is not understood is left out, so that old links still work. */
export function readHistoryFilters(search: URLSearchParams): HistoryFilterValues {
  const [game, companion] = [search.get('game'), search.get('with')];
  const result = RESULT_FILTERS.find((one) => one === search.get('result'));
  const pace = RACE_PACES.find((one) => one === search.get('pace'));
  return {
    ...(game === null || game === '' ? {} : { game }),
    ...(companion !== null && /^[0-9a-f-]{36}$/.test(companion) ? { with: companion } : {}),
    ...(result === undefined ? {} : { result }),
    ...(pace === undefined ? {} : { pace }),
  };
}

/** The filters as the query of an address, with its question mark; empty for none. */
export function historyQuery(filters: HistoryFilterValues): string {
  const text = new URLSearchParams(filters).toString();
  return text === '' ? '' : `?${text}`;
}
