import type { Transaction } from 'kysely';
import type { Database } from '../storage/connect.ts';
import type { Schema } from '../storage/schema.ts';

/** The next job of each table. A process leases it, and another one takes it over when that process dies. */
export class JobRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Makes the jobs of these tables due at a time, because something besides a move has changed when they are. */
  async reschedule(tables: readonly string[], dueAt: number): Promise<void> {
    if (tables.length === 0) return;
    await this.#db.updateTable('wakes').set({ due_at: dueAt }).where('table_id', 'in', tables).execute();
  }

  /** Leases a due job. No other process gets it until the lease is over. */
  async lease(table: string, now: number, leasedUntil: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('wakes')
      .set({ leased_until: leasedUntil })
      .where('table_id', '=', table)
      .where('due_at', '<=', now)
      .where('leased_until', '<=', now)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Prolongs a lease; false if another process has it by now. */
  async renewLease(table: string, leasedUntil: number, until: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('wakes')
      .set({ leased_until: until })
      .where('table_id', '=', table)
      .where('leased_until', '=', leasedUntil)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Tables with a due job that no process has leased. */
  async listDue(now: number, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('wakes')
      .select('table_id')
      .where('due_at', '<=', now)
      .where('leased_until', '<=', now)
      .orderBy('due_at')
      .limit(most)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /**
   * Ends a lease, and stores when the next job is due. If another process has the lease by now, the next job was stored with
   * its entries.
   */
  async release(table: string, leasedUntil: number, dueAt: number | null): Promise<void> {
    if (dueAt === null) {
      await this.#db
        .deleteFrom('wakes')
        .where('table_id', '=', table)
        .where('leased_until', '=', leasedUntil)
        .execute();
      return;
    }
    await this.#db
      .updateTable('wakes')
      .set({ due_at: dueAt, leased_until: 0 })
      .where('table_id', '=', table)
      .where('leased_until', '=', leasedUntil)
      .execute();
  }

  /** Ends all leases, for a process that is alone: they are left from before its restart. */
  async releaseAll(): Promise<void> {
    await this.#db.updateTable('wakes').set({ leased_until: 0 }).execute();
  }
}

/** Stores the next job of a table, and ends a lease on the one before. */
export async function scheduleJob(transaction: Transaction<Schema>, id: string, dueAt: number): Promise<void> {
  const due = { due_at: dueAt, leased_until: 0 };
  await transaction
    .insertInto('wakes')
    .values({ table_id: id, ...due })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(due))
    .execute();
}
