import type { CompiledQuery } from 'kysely';
import { CompiledQueries } from '../storage/compiled-queries.ts';
import { insertSizeOf, splitIntoBatches } from '../storage/batches.ts';
import type { Database } from '../storage/connect.ts';
import type { EntryRow } from '../storage/schema.ts';
import type { AppendRequest } from './entry-repository.ts';

/** The next job of a table. */
interface DueJob {
  readonly table: string;
  readonly dueAt: number;
}

/** In the order of the values that `insertEntries` collects. */
const ENTRY_COLUMNS = ['table_id', 'number', 'actor', 'body', 'at', 'key', 'following'] as const;

/** The statements that store append requests. */
export class AppendStatements {
  readonly #db: Database;
  readonly #insertSize: number;
  readonly #compiled = new CompiledQueries();
  /** Inserts of entries by their number of values: they run for every move, and a name for each would have to be put together. */
  readonly #inserts = new Map<number, CompiledQuery>();

  constructor(db: Database) {
    this.#db = db;
    this.#insertSize = insertSizeOf(db);
  }

  insertEntries(all: readonly AppendRequest[]): CompiledQuery[] {
    const queries: CompiledQuery[] = [];
    let values: unknown[] = [];
    const addQuery = (): void => {
      queries.push({ ...this.#compileInsert(values), parameters: values });
      values = [];
    };
    for (const { table, from, entries, at, key } of all) {
      const [first, ...following] = entries;
      if (first === undefined) continue;
      const followingJson = following.length === 0 ? null : JSON.stringify(following);
      values.push(table, from, first[0], JSON.stringify(first[1]), at, key, followingJson);
      if (values.length === this.#insertSize * ENTRY_COLUMNS.length) addQuery();
    }
    if (values.length > 0) addQuery();
    return queries;
  }

  #compileInsert(values: readonly unknown[]): CompiledQuery {
    let insert = this.#inserts.get(values.length);
    if (insert === undefined) {
      insert = this.#db.insertInto('entries').values(toEntryRows(values)).compile();
      this.#inserts.set(values.length, insert);
    }
    return insert;
  }

  /** Jobs replace those of their tables, also if another process holds a lease on them. */
  insertJobs(jobs: readonly DueJob[]): CompiledQuery[] {
    return splitIntoBatches(jobs, this.#insertSize).map((some) => {
      const rows = some.map(({ table, dueAt }) => ({ table_id: table, due_at: dueAt, leased_until: 0 }));
      // The constant of the update is the last parameter.
      const values = [...rows.flatMap(({ table_id, due_at }) => [table_id, due_at, 0]), 0];
      return this.#compiled.get(`jobs ${some.length}`, values, () =>
        this.#db
          .insertInto('wakes')
          .values(rows)
          .onConflict((conflict) =>
            conflict.column('table_id').doUpdateSet((row) => ({ due_at: row.ref('excluded.due_at'), leased_until: 0 })),
          ),
      );
    });
  }

  removeJob(table: string): CompiledQuery {
    return this.#compiled.get('no job', [table], () => this.#db.deleteFrom('wakes').where('table_id', '=', table));
  }

  endRace({ table, ending }: Pick<AppendRequest, 'table' | 'ending'>): CompiledQuery[] {
    if (ending === undefined) return [];
    const over = { phase: 'over', ranking: JSON.stringify(ending.ranking), ended_at: ending.at } as const;
    return [
      this.#compiled.get('no premoves', [table], () => this.#db.deleteFrom('plans').where('table_id', '=', table)),
      this.#compiled.get('no reminders', [table], () => this.#db.deleteFrom('reminders').where('table_id', '=', table)),
      this.#compiled.get('over', [over.phase, over.ranking, over.ended_at, table, over.phase], () =>
        this.#db
          .updateTable('tables')
          .set(over)
          .where('id', '=', table)
          // A table that was closed at the same moment stays so, without a ranking.
          .where('phase', '!=', over.phase),
      ),
    ];
  }
}

function toEntryRows(values: readonly unknown[]): EntryRow[] {
  return splitIntoBatches(values, ENTRY_COLUMNS.length).map(
    (row) => Object.fromEntries(ENTRY_COLUMNS.map((column, i) => [column, row[i]])) as unknown as EntryRow,
  );
}
