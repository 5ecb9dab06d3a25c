import type { GameTypes } from '@paddock/kernel';
import { proxy, type Remote, wrap } from 'comlink';
import { url } from 'virtual:tables-worker';
import type { LocalTables } from '../worker/tables.ts';
import type { TableLink } from '../games/table-link.ts';

let tables: Remote<LocalTables> | null = null;

/** The tables of this device. Their worker starts on first use. */
export function localTables(): Remote<LocalTables> {
  tables ??= wrap<LocalTables>(new Worker(url, { type: 'module', name: 'tables' }));
  return tables;
}

/** Opens a table of this device; `null` if it does not exist. */
export async function openLocalTable<K extends GameTypes>(id: string): Promise<TableLink<K> | null> {
  const remote = localTables();
  const info = await remote.info(id);
  if (info === null) return null;
  const requireTable = <T>(value: T | null): T => {
    if (value === null) throw new Error('the table is gone');
    return value;
  };
  const link: TableLink = {
    info,
    watch: async (viewer, since, onStep) => requireTable(await remote.watch(id, viewer, since, proxy(onStep))),
    leave: () => void remote.leave(id),
    submit: (seat, move, n) => remote.submit(id, seat, move, n),
    preview: (seat, move) => remote.preview(id, seat, move),
    at: async (n, viewer) => requireTable(await remote.at(id, n, viewer)),
    record: async () => requireTable(await remote.record(id)),
  };
  return link as unknown as TableLink<K>;
}
