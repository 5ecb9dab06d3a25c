import type { Entry } from '@paddock/kernel';
import type { CompiledQuery } from 'kysely';
import { CompiledQueries } from '../storage/compiled-queries.ts';
import type { Database } from '../storage/connect.ts';
import type { EntryRow } from '../storage/schema.ts';
import { executeTogether } from '../storage/sqlite.ts';
import { AppendStatements } from './append-statements-repository.ts';
import { PremovesChangedError, type PremoveChange, PremoveRepository } from './premoves/repository.ts';

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

/** The entries of a stored row: the first, and those that follow it. */
export function entriesOfRow({ actor, body, following }: Pick<EntryRow, 'actor' | 'body' | 'following'>): Entry[] {
  const first = [actor, JSON.parse(body)] as unknown as Entry;
  return following === null ? [first] : [first, ...(JSON.parse(following) as Entry[])];
}

type Transaction = Parameters<Parameters<ReturnType<Database['transaction']>['execute']>[0]>[0];

export class EntryRepository {
  readonly #db: Database;
  readonly #premoves: PremoveRepository;
  readonly #statements: AppendStatements;
  readonly #compiled = new CompiledQueries();

  constructor(db: Database, premoves = new PremoveRepository(db, true)) {
    this.#db = db;
    this.#premoves = premoves;
    this.#statements = new AppendStatements(db);
  }

  async list(table: string, from: number): Promise<StoredEntry[]> {
    const query = this.#compiled.get('list', [table, from], () =>
      this.#db
        .selectFrom('entries')
        .select(['actor', 'body', 'at', 'key', 'following'])
        .where('table_id', '=', table)
        .where('number', '>=', from)
        .orderBy('number'),
    );
    const { rows } = await this.#db.executeQuery(query);
    if (rows.length === 0 && from === 0) return this.#listArchived(table);
    return rows.flatMap((row) =>
      entriesOfRow(row).map((entry, i) => ({ entry, at: row.at, key: i === 0 ? row.key : null })),
    );
  }

  /** The entries of a pruned race, whose times are not kept. */
  async #listArchived(table: string): Promise<StoredEntry[]> {
    const query = this.#compiled.get('archive', [table], () =>
      this.#db
        .selectFrom('archives')
        .innerJoin('tables', 'tables.id', 'archives.table_id')
        .select(['archives.entries', 'tables.clock_started_at', 'tables.created_at'])
        .where('archives.table_id', '=', table),
    );
    const [archive] = (await this.#db.executeQuery(query)).rows;
    if (archive === undefined) return [];
    const at = archive.clock_started_at ?? archive.created_at;
    return (JSON.parse(archive.entries) as Entry[]).map((entry) => ({ entry, at, key: null }));
  }

  /** Which of these tables have a row that begins with this entry, so that they have advanced beyond so many entries. */
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
   * Stores the requests in one call of SQLite, which is quicker than one for each statement. Returns false if premoves have to be
   * looked at in between, or for another database.
   */
  async #storeTogether(all: readonly AppendRequest[]): Promise<boolean> {
    if (await this.#premoves.mayHavePremoves(all.map(({ table }) => table))) return false;
    return executeTogether(this.#db, [...this.#listInserts(all), ...this.#listRemovals(all)]);
  }

  async #store(transaction: Transaction, unsorted: readonly AppendRequest[]): Promise<void> {
    // In the same order in every process, so that two never deadlock.
    const all = unsorted.toSorted((one, other) => (one.table < other.table ? -1 : 1));
    for (const query of this.#listInserts(all)) await transaction.executeQuery(query);
    const withPremoves = new Set(await this.#premoves.applyEntries(transaction, all));
    const premoveJobs = all.flatMap(({ table, at }) => (withPremoves.has(table) ? [{ table, dueAt: at }] : []));
    for (const query of [...this.#statements.insertJobs(premoveJobs), ...this.#listRemovals(all, withPremoves)])
      await transaction.executeQuery(query);
  }

  /** Adds entries and jobs. */
  #listInserts(all: readonly AppendRequest[]): CompiledQuery[] {
    const jobs = all.flatMap(({ table, nextJobAt }) =>
      typeof nextJobAt === 'number' ? [{ table, dueAt: nextJobAt }] : [],
    );
    return [...this.#statements.insertEntries(all), ...this.#statements.insertJobs(jobs)];
  }

  /** Removes jobs that are not due any more, unless a premove is, and ends races. */
  #listRemovals(all: readonly AppendRequest[], withPremoves: ReadonlySet<string> = new Set()): CompiledQuery[] {
    return all.flatMap((request) => [
      ...(request.nextJobAt === null && !withPremoves.has(request.table)
        ? [this.#statements.removeJob(request.table)]
        : []),
      ...this.#statements.endRace(request),
    ]);
  }
}

/** Whether an error of either database is a violation of a unique key. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: string; errcode?: number };
  // PostgreSQL's unique_violation; SQLite's SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE.
  return code === '23505' || errcode === 1555 || errcode === 2067;
}
