import type { Database } from '../storage/connect.ts';

/** What is due at tables: kept in the database, so that it is taken by one process, and by another if that one dies. */
export class JobRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Takes one that is due; nobody else gets it until the lease is over. */
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

  /** Holds on to a lease, if it is still one's own. */
  async renewLease(table: string, leasedUntil: number, until: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('wakes')
      .set({ leased_until: until })
      .where('table_id', '=', table)
      .where('leased_until', '=', leasedUntil)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Tables at which something is due that nobody does. */
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
   * Done; the table wakes again at its next time, if it has one. Where the lease is not one's own any more, whatever is to come
   * has been written with the entries.
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

  /** Takes all leases away: for a process that is alone and so finds only those of its dead self. */
  async releaseAll(): Promise<void> {
    await this.#db.updateTable('wakes').set({ leased_until: 0 }).execute();
  }
}
