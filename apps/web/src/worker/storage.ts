import type { DiceBinding, DriverChange, Entry, HintLimit, RecordSignature } from '@paddock/kernel';
import { createStore, del, get, set, update, type UseStore, values } from 'idb-keyval';
import type { Driver } from '../games/table-link.ts';

/** A stored race. With its seed it can continue; without one (an imported record) it can only be replayed. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly drivers: readonly Driver[];
  /** Who drove when, from an imported record. Missing in records imported by older versions. */
  readonly notes?: readonly DriverChange[];
  readonly seed: string | null;
  readonly seedHash: string;
  /** What else the dice of an opened online race follow from, and who signed it. */
  readonly binding?: DiceBinding;
  readonly signature?: RecordSignature;
  readonly entries: readonly Entry[];
  readonly over: boolean;
  /** How many hints are allowed. Missing if nobody has chosen, as in races of older versions. */
  readonly hints?: HintLimit;
  /** The coach is open to all. */
  readonly coach?: boolean;
  /** Entries before this one were copied from another race with another seed. */
  readonly continuedFrom: number;
  /** Whether it was imported from a file or a link, and its digest. */
  readonly opened: boolean;
  readonly digest: string | null;
  readonly created: number;
  readonly touched: number;
}

/** More finished races than this are deleted, the least recently used first. */
const MAX_FINISHED_TABLES = 60;

/** Short enough for a URL. `crypto.randomUUID` does not exist on plain http pages. */
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
 * Saves a race with new entries. If another tab has saved more entries, nothing is written. Read and write are one
 * transaction.
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
      return table;
    },
    openStore(),
  );
  return saved;
}

/** The most recently used first. */
export async function listTables(): Promise<StoredTable[]> {
  const all = await values<StoredTable>(openStore());
  return all.sort((a, b) => b.touched - a.touched);
}

export function removeTable(id: string): Promise<void> {
  return del(id, openStore());
}
