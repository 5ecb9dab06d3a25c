import type { Transaction } from 'kysely';
import { entriesOfRow } from '../race/entry-repository.ts';
import { CompiledQueries } from '../storage/compiled-queries.ts';
import type { Database } from '../storage/connect.ts';
import type { Schema } from '../storage/schema.ts';
import { leftLifetime, type Lifetime, renewedLifetime } from '../tables/lifetime.ts';

/** Renews, removes and prunes tables. */
export class TableCleanupRepository {
  readonly #db: Database;
  readonly #compiled = new CompiledQueries();

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Renews the lifetime of the waiting ones of these tables if somebody with a seat or the host is present. `wereLeft` says
   * whether the others were just left. Returns those that are shown in the lobby again.
   */
  async renew(present: ReadonlyMap<string, ReadonlySet<string>>, now: number, wereLeft: boolean): Promise<string[]> {
    const ids = [...present.keys()];
    // Most tables that people look at race already, and need no transaction.
    if (ids.length === 0 || (await this.#selectWaiting(this.#db, ids)).length === 0) return [];
    return this.#db.transaction().execute(async (transaction) => {
      const waiting = await this.#selectWaiting(transaction, ids);
      const returned: string[] = [];
      for (const { id, host, turn_seconds, shown_until, seats } of waiting) {
        const people = present.get(id)!;
        const isAttended = people.has(host) || seats.some(({ person }) => person !== null && people.has(person));
        if (!isAttended && !wereLeft) continue;
        const table = { turnSeconds: turn_seconds, sitters: seats };
        const lifetime = isAttended ? renewedLifetime(table, now) : leftLifetime(table, now);
        await setLifetime(transaction, id, lifetime);
        if (isAttended && (shown_until ?? 0) <= now) returned.push(id);
      }
      return returned;
    });
  }

  async #selectWaiting(db: Pick<Database, 'executeQuery'>, ids: readonly string[]): Promise<WaitingTable[]> {
    const query = this.#compiled.get(`waiting ${ids.length}`, ['open', ...ids], () =>
      this.#db
        .selectFrom('tables')
        .innerJoin('seats', 'seats.table_id', 'tables.id')
        .select(['tables.id', 'tables.host', 'tables.turn_seconds', 'tables.shown_until', 'seats.kind', 'seats.person'])
        .where('tables.phase', '=', 'open')
        .where('tables.id', 'in', ids)
        // Always in the same order, so that two processes never deadlock.
        .orderBy('tables.id'),
    );
    const { rows } = await db.executeQuery(query);
    return [...Map.groupBy(rows, ({ id }) => id).values()].map((seats) => ({ ...seats[0]!, seats }));
  }

  /** Waiting tables whose time is over. Tables with an open report are kept for the admin. */
  async listExpired(now: number, limit: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('phase', '=', 'open')
      .where('expires_at', '<=', now)
      .where('id', 'not in', (reports) => reports.selectFrom('reports').select('reports.table_id'))
      .orderBy('expires_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Removes a waiting table with all that belongs to it. False if it has changed, or another process has removed it. */
  async remove(id: string, now: number): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('tables')
        .where('id', '=', id)
        .where('phase', '=', 'open')
        .where('expires_at', '<=', now)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      await transaction.deleteFrom('seats').where('table_id', '=', id).execute();
      await transaction.deleteFrom('table_data').where('table_id', '=', id).execute();
      await removeTraces(transaction, id);
      return true;
    });
  }

  /** Races that ended before this time, have their results stored and are not pruned yet. */
  async listPrunable(endedBefore: number, limit: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('pruned_at', 'is', null)
      .where('ended_at', '<', endedBefore)
      .where('phase', '=', 'over')
      .where((table) =>
        table.exists(table.selectFrom('results').select('results.seat').whereRef('results.table_id', '=', 'tables.id')),
      )
      .orderBy('ended_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * Replaces the entries of a race by one archive row, and removes chat and other traces. Chat of tables that were reported
   * stays. False if another process has done it.
   */
  async prune(id: string, now: number): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({ pruned_at: now })
        .where('id', '=', id)
        .where('phase', '=', 'over')
        .where('pruned_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const rows = await transaction
        .selectFrom('entries')
        .select(['actor', 'body', 'following'])
        .where('table_id', '=', id)
        .orderBy('number')
        .execute();
      const entries = JSON.stringify(rows.flatMap(entriesOfRow));
      await transaction.insertInto('archives').values({ table_id: id, entries }).execute();
      await transaction.deleteFrom('entries').where('table_id', '=', id).execute();
      await transaction.deleteFrom('snapshots').where('table_id', '=', id).execute();
      await removeTraces(transaction, id);
      return true;
    });
  }
}

interface WaitingTable {
  readonly id: string;
  readonly host: string;
  readonly turn_seconds: number | null;
  readonly shown_until: number | null;
  readonly seats: readonly { readonly kind: string; readonly person: string | null }[];
}

async function setLifetime(transaction: Transaction<Schema>, id: string, lifetime: Lifetime): Promise<void> {
  await transaction.updateTable('tables').set(lifetime).where('id', '=', id).where('phase', '=', 'open').execute();
}

/** Removes what belongs to a table besides the race. */
async function removeTraces(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction
    .deleteFrom('messages')
    .where('table_id', '=', id)
    .where('table_id', 'not in', (reports) => reports.selectFrom('reports').select('reports.table_id'))
    .execute();
  await transaction.deleteFrom('removals').where('table_id', '=', id).execute();
  await transaction.deleteFrom('last_seen').where('table_id', '=', id).execute();
  await transaction.deleteFrom('presence').where('table_id', '=', id).execute();
}
