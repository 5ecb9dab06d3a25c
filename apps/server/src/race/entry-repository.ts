import type { Entry } from '@paddock/kernel';
import type { CompiledQuery } from 'kysely';
import type { Database } from '../storage/connect.ts';
import { executeTogether } from '../storage/sqlite.ts';
import { PremovesChangedError, type PremoveChange, PremoveRepository } from './premoves/repository.ts';
import { splitIntoBatches } from '../storage/batches.ts';

/** New entries of a table, which are stored all or none. */
export interface AppendRequest {
  readonly table: string;
  /** The number of the first entry. */
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly at: number;
  /** The client's id of the move, which is the first entry. */
  readonly key: string | null;
  /** When the next job is due, or `null` for none. Left out, the stored job stays. */
  readonly nextJobAt?: number | null;
  /** Left out if no person moved or has to move. */
  readonly premoves?: PremoveChange;
  /** The result and when the race ended, by the wall clock. */
  readonly ending?: { readonly ranking: readonly (readonly number[])[]; readonly at: number };
}

export interface StoredEntry {
  readonly entry: Entry;
  readonly at: number;
  readonly key: string | null;
}

type Transaction = Parameters<Parameters<ReturnType<Database['transaction']>['execute']>[0]>[0];

export class EntryRepository {
  readonly #db: Database;
  readonly #premoves: PremoveRepository;
  /** Compiled inserts by their number of rows: compiling costs as much as running them. */
  readonly #entryInserts = new Map<number, CompiledQuery>();
  readonly #jobInserts = new Map<number, CompiledQuery>();

  constructor(db: Database, premoves = new PremoveRepository(db, true)) {
    this.#db = db;
    this.#premoves = premoves;
  }

  async list(table: string, from: number): Promise<StoredEntry[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .select(['actor', 'body', 'at', 'key'])
      .where('table_id', '=', table)
      .where('number', '>=', from)
      .orderBy('number')
      .execute();
    if (rows.length === 0 && from === 0) return this.#listArchived(table);
    return rows.map(({ actor, body, at, key }) => ({ entry: [actor, JSON.parse(body)] as unknown as Entry, at, key }));
  }

  /** The entries of a pruned race, whose times are not kept. */
  async #listArchived(table: string): Promise<StoredEntry[]> {
    const archive = await this.#db
      .selectFrom('archives')
      .innerJoin('tables', 'tables.id', 'archives.table_id')
      .select(['archives.entries', 'tables.clock_started_at', 'tables.created_at'])
      .where('archives.table_id', '=', table)
      .executeTakeFirst();
    if (archive === undefined) return [];
    const at = archive.clock_started_at ?? archive.created_at;
    return (JSON.parse(archive.entries) as Entry[]).map((entry) => ({ entry, at, key: null }));
  }

  /** Which of these tables have an entry with this number, so that they have advanced. */
  async filterAdvanced(tables: readonly (readonly [table: string, number: number])[]): Promise<string[]> {
    if (tables.length === 0) return [];
    const rows = await this.#db
      .selectFrom('entries')
      .select('table_id')
      .where((one) => one.or(tables.map(([table, number]) => one.and({ table_id: table, number }))))
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /**
   * Stores the requests of several tables in one transaction, because one fsync takes as long for many. Returns for each
   * whether it was stored: nothing of it is if another process stored entries first.
   */
  async append(all: readonly AppendRequest[]): Promise<boolean[]> {
    try {
      if (!(await this.#storeTogether(all)))
        await this.#db.transaction().execute((transaction) => this.#store(transaction, all));
      return all.map(() => true);
    } catch (error) {
      if (!isUniqueViolation(error) && !(error instanceof PremovesChangedError)) throw error;
      if (all.length === 1) return [false];
    }
    const each: boolean[] = [];
    for (const one of all) each.push(...(await this.append([one])));
    return each;
  }

  /**
   * Stores requests that only add entries and jobs in one message to SQLite: that is what most moves do. Returns false if there
   * is more to do, or for another database.
   */
  async #storeTogether(all: readonly AppendRequest[]): Promise<boolean> {
    const isPlain = all.every(({ nextJobAt, ending }) => nextJobAt !== null && ending === undefined);
    if (!isPlain || (await this.#premoves.mayHavePremoves(all.map(({ table }) => table)))) return false;
    return executeTogether(this.#db, [...this.#insertEntries(all), ...this.#insertJobs(jobsOf(all))]);
  }

  async #store(transaction: Transaction, unsorted: readonly AppendRequest[]): Promise<void> {
    // In the same order in every process, so that two never deadlock.
    const all = unsorted.toSorted((one, other) => (one.table < other.table ? -1 : 1));
    for (const query of this.#insertEntries(all)) await transaction.executeQuery(query);
    for (const query of this.#insertJobs(jobsOf(all))) await transaction.executeQuery(query);
    const withPremoves = new Set(await this.#premoves.applyEntries(transaction, all));
    const premoveJobs = all.flatMap(({ table, at }) => (withPremoves.has(table) ? [{ table, dueAt: at }] : []));
    for (const query of this.#insertJobs(premoveJobs)) await transaction.executeQuery(query);
    for (const { table, nextJobAt, ending } of all) {
      if (nextJobAt === null && !withPremoves.has(table)) {
        await transaction.deleteFrom('wakes').where('table_id', '=', table).execute();
      }
      if (ending === undefined) continue;
      await transaction.deleteFrom('plans').where('table_id', '=', table).execute();
      await transaction.deleteFrom('reminders').where('table_id', '=', table).execute();
      await transaction
        .updateTable('tables')
        .set({ phase: 'over', ranking: JSON.stringify(ending.ranking), ended_at: ending.at })
        .where('id', '=', table)
        // A table that was closed at the same moment stays so, without a ranking.
        .where('phase', '!=', 'over')
        .execute();
    }
  }

  #insertEntries(all: readonly AppendRequest[]): CompiledQuery[] {
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
    return splitIntoBatches(rows).map((some) => {
      const query = compileOnce(this.#entryInserts, some.length, () => this.#db.insertInto('entries').values(some));
      const parameters = some.flatMap(({ table_id, number, actor, body, at, key }) => [
        table_id,
        number,
        actor,
        body,
        at,
        key,
      ]);
      return { ...query, parameters };
    });
  }

  /** Jobs replace those of their tables, also if another process holds a lease on them. */
  #insertJobs(jobs: readonly Job[]): CompiledQuery[] {
    return splitIntoBatches(jobs).map((some) => {
      const rows = some.map(({ table, dueAt }) => ({ table_id: table, due_at: dueAt, leased_until: 0 }));
      const query = compileOnce(this.#jobInserts, some.length, () =>
        this.#db
          .insertInto('wakes')
          .values(rows)
          .onConflict((conflict) =>
            conflict.column('table_id').doUpdateSet((row) => ({ due_at: row.ref('excluded.due_at'), leased_until: 0 })),
          ),
      );
      // The constant of the update is the last parameter.
      const parameters = [...rows.flatMap(({ table_id, due_at }) => [table_id, due_at, 0]), 0];
      return { ...query, parameters };
    });
  }
}

interface Job {
  readonly table: string;
  readonly dueAt: number;
}

function jobsOf(all: readonly AppendRequest[]): Job[] {
  return all.flatMap(({ table, nextJobAt }) => (typeof nextJobAt === 'number' ? [{ table, dueAt: nextJobAt }] : []));
}

/** The compiled query for a number of rows. */
function compileOnce(
  queries: Map<number, CompiledQuery>,
  rows: number,
  create: () => { compile(): CompiledQuery },
): CompiledQuery {
  let query = queries.get(rows);
  if (query === undefined) queries.set(rows, (query = create().compile()));
  return query;
}

/** Whether an error of either database is a violation of a unique key. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: string; errcode?: number };
  // PostgreSQL's unique_violation; SQLite's SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE.
  return code === '23505' || errcode === 1555 || errcode === 2067;
}
