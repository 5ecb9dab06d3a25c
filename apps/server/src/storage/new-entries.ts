import { type Kysely, SqliteAdapter } from 'kysely';
import type { Schema } from './schema.ts';

/** Where entries are inserted. */
export type EntryTarget = 'entries' | 'new_entries';

type EntrySource = 'entries' | 'all_entries';

/** How many entries to move at a time. More cost less each, but take longer, and nothing else is done meanwhile. */
const MAX_NEW_ENTRIES = 4000;
const MAX_KNOWN_TABLES = 20_000;

/** Entries that are to be appended to a table. */
interface EntryRange {
  readonly table: string;
  /** The number of the first entry. */
  readonly from: number;
  readonly entries: { readonly length: number };
}

/**
 * Lets a process that is alone with its SQLite database append entries where that is cheap (`new_entries`). Nothing there refuses
 * an entry that exists already. So the first append to a table goes to `entries`, whose key does, and from then on the number of the
 * next entry is known. On PostgreSQL all entries go to `entries`.
 */
export class NewEntries {
  static readonly #ofDatabases = new WeakMap<Kysely<Schema>, NewEntries>();

  readonly #db: Kysely<Schema>;
  readonly #isUsed: boolean;
  /** The number of the next entry of each table that was appended to. */
  readonly #nextNumbers = new Map<string, number>();
  /** The tables that may have new entries, and those whose new entries are being moved. */
  #recentTables = new Set<string>();
  #movingTables: ReadonlySet<string> = new Set();
  #count = 0;

  private constructor(db: Kysely<Schema>) {
    this.#db = db;
    this.#isUsed = db.getExecutor().adapter instanceof SqliteAdapter;
  }

  /** One for each database, whoever appends to it. */
  static of(db: Kysely<Schema>): NewEntries {
    let found = this.#ofDatabases.get(db);
    if (found === undefined) this.#ofDatabases.set(db, (found = new NewEntries(db)));
    return found;
  }

  /** Whether the table is known to be elsewhere than at the first of these entries. */
  isStale({ table, from }: EntryRange): boolean {
    const next = this.#nextNumbers.get(table);
    return next !== undefined && next !== from;
  }

  targetOf({ table }: EntryRange): EntryTarget {
    return this.#nextNumbers.has(table) ? 'new_entries' : 'entries';
  }

  /** Where the entries of a table are found. The view of both is read from beginning to end. */
  sourceOf(table: string): EntrySource {
    return this.#recentTables.has(table) || this.#movingTables.has(table) ? 'all_entries' : 'entries';
  }

  /** To be called when entries were stored. Moves them to their place when there are many. */
  noteStored(all: readonly EntryRange[]): void {
    if (!this.#isUsed) return;
    for (const { table, from, entries } of all) {
      if (this.#nextNumbers.has(table)) {
        this.#recentTables.add(table);
        this.#count += entries.length;
      }
      this.#nextNumbers.set(table, from + entries.length);
    }
    if (this.#count < MAX_NEW_ENTRIES || this.#movingTables.size > 0) return;
    this.#count = 0;
    // If it fails, they are moved the next time.
    this.#move().catch(() => {});
  }

  async #move(): Promise<void> {
    this.#movingTables = this.#recentTables;
    this.#recentTables = new Set();
    try {
      await moveNewEntries(this.#db);
    } catch (error) {
      for (const table of this.#movingTables) this.#recentTables.add(table);
      throw error;
    } finally {
      this.#movingTables = new Set();
    }
    if (this.#nextNumbers.size <= MAX_KNOWN_TABLES) return;
    for (const table of this.#nextNumbers.keys()) {
      if (!this.#recentTables.has(table)) this.#nextNumbers.delete(table);
    }
  }
}

/** Moves all new entries to the order of their key. */
export async function moveNewEntries(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('entries')
      .columns(['table_id', 'number', 'actor', 'body', 'at', 'key'])
      .expression((entries) =>
        entries
          .selectFrom('new_entries')
          .select(['table_id', 'number', 'actor', 'body', 'at', 'key'])
          .orderBy('table_id')
          .orderBy('number'),
      )
      .execute();
    await transaction.deleteFrom('new_entries').execute();
  });
}
