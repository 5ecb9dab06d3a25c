import type { DiceBinding, DriverNote, Entry, RecordSignature } from '@paddock/kernel';
import { createStore, del, get, set, update, type UseStore, values } from 'idb-keyval';
import type { Driver } from '../table/link.ts';

/** A race on this device. With its seed it can go on; without one (an opened record) it can only be looked at. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly drivers: readonly Driver[];
  /** Who drove when, as an opened record says; those that were opened before this was kept have none. */
  readonly notes?: readonly DriverNote[];
  readonly seed: string | null;
  readonly seedHash: string;
  /** What else the dice of an opened online race follow from, and who signed it. */
  readonly binding?: DiceBinding;
  readonly signature?: RecordSignature;
  readonly entries: readonly Entry[];
  readonly over: boolean;
  readonly lesson: boolean;
  /** The names of the coach's tips that are done, in a guided first race. */
  readonly tipsDone?: readonly string[];
  /** Entries before this one come from another race, whose dice had another seed. */
  readonly continuedFrom: number;
  /** Whether it came from a file or a link, and its fingerprint. */
  readonly opened: boolean;
  readonly digest: string | null;
  readonly created: number;
  readonly touched: number;
}

/** So many races are kept; the finished ones that were not looked at for longest go first. */
const MAX_FINISHED_TABLES = 60;

/** Short enough for an address. `crypto.randomUUID` is not there on a plain http address of the local network. */
export function newTableId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

let tables: UseStore | null = null;

function openStore(): UseStore {
  tables ??= createStore('paddock', 'tables');
  return tables;
}

export function loadTable(id: string): Promise<StoredTable | undefined> {
  return get<StoredTable>(id, openStore());
}

export async function addTable(table: StoredTable): Promise<void> {
  await set(table.id, table, openStore());
  const all = await listTables();
  for (const { id } of all.filter(({ over }) => over).slice(MAX_FINISHED_TABLES)) await removeTable(id);
}

export type SaveResult = 'saved' | 'behind';

/**
 * Writes a race that has gone on. Another tab may have driven the same race further: then nothing is written. Read and
 * write are one transaction.
 */
export async function saveTable(table: StoredTable, known: number): Promise<SaveResult> {
  let saved: SaveResult = 'saved';
  await update<StoredTable>(
    table.id,
    (old) => {
      if (old !== undefined && old.entries.length > known) {
        saved = 'behind';
        return old;
      }
      saved = 'saved';
      // Tips are marked by the page, beside the moves, and must not be overwritten by a copy from before.
      return old?.tipsDone === undefined ? table : { ...table, tipsDone: old.tipsDone };
    },
    openStore(),
  );
  return saved;
}

export async function loadTipsDone(id: string): Promise<readonly string[]> {
  return (await loadTable(id))?.tipsDone ?? [];
}

/** Remembers that a tip is done. A race that is not there any more is not written again. */
export async function saveTipDone(id: string, name: string): Promise<void> {
  const table = await loadTable(id);
  if (table === undefined) return;
  await update<StoredTable>(
    id,
    (old = table) => ({ ...old, tipsDone: [...new Set([...(old.tipsDone ?? []), name])] }),
    openStore(),
  );
}

/** The latest first. */
export async function listTables(): Promise<StoredTable[]> {
  const all = await values<StoredTable>(openStore());
  return all.sort((a, b) => b.touched - a.touched);
}

export function removeTable(id: string): Promise<void> {
  return del(id, openStore());
}
