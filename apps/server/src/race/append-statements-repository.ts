import type { CompiledQuery } from 'kysely';
import { CompiledQueries } from '../storage/compiled-queries.ts';
import { insertSizeOf, splitIntoBatches } from '../storage/batches.ts';
import type { Database } from '../storage/connect.ts';
import type { AppendRequest } from './entry-repository.ts';

/** The next job of a table. */
export interface DueJob {
  readonly table: string;
  readonly dueAt: number;
}

/** The statements that store append requests. */
export class AppendStatements {
  readonly #db: Database;
  readonly #insertSize: number;
  readonly #compiled = new CompiledQueries();

  constructor(db: Database) {
    this.#db = db;
    this.#insertSize = insertSizeOf(db);
  }

  insertEntries(all: readonly AppendRequest[]): CompiledQuery[] {
    const rows = all.flatMap(({ table, from, entries, at, key }) =>
      entries.map(([actor, body], i) => ({
        table_id: table,
        number: from + i,
        actor,
        body: JSON.stringify(body),
        at,
        key: i === 0 ? key : null,
      })),
    );
    return splitIntoBatches(rows, this.#insertSize).map((some) => {
      const values = some.flatMap(({ table_id, number, actor, body, at, key }) => [
        table_id,
        number,
        actor,
        body,
        at,
        key,
      ]);
      return this.#compiled.get(`entries ${some.length}`, values, () => this.#db.insertInto('entries').values(some));
    });
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
