import type { Selectable } from 'kysely';
import { type LeaseRepository, MAX_ATTEMPTS } from '../../race/leased-work.ts';
import type { Database } from '../../storage/connect.ts';
import type { GalleryItemRow } from '../../storage/schema.ts';

/** The figures of the balance report on items. An item is its value, so that each value is measured once. */
export class BalanceRepository implements LeaseRepository {
  readonly #db: Database;
  readonly #games: readonly string[];

  /** `games` are those whose items are measured. */
  constructor(db: Database, games: readonly string[]) {
    this.#db = db;
    this.#games = games;
  }

  /** Items are measured in the order in which they were published. */
  async leaseNext(now: number, leasedUntil: number): Promise<string | null> {
    const next = await this.#db
      .selectFrom('gallery_items')
      .select(['id', 'balance_leased_until'])
      .where('balance', 'is', null)
      .where('value', 'is not', null)
      .where('game', 'in', this.#games)
      .where('balance_leased_until', '<=', now)
      .where('balance_attempts', '<', MAX_ATTEMPTS)
      .orderBy('published_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return null;
    const { numUpdatedRows } = await this.#db
      .updateTable('gallery_items')
      .set((row) => ({ balance_leased_until: leasedUntil, balance_attempts: row('balance_attempts', '+', 1) }))
      .where('id', '=', next.id)
      .where('balance_leased_until', '=', next.balance_leased_until)
      .executeTakeFirst();
    // Another process was quicker: the one after it.
    return numUpdatedRows > 0n ? next.id : this.leaseNext(now, leasedUntil);
  }

  async release(id: string, abandoned: boolean): Promise<void> {
    await this.#db
      .updateTable('gallery_items')
      .set((row) => ({
        balance_leased_until: 0,
        ...(abandoned ? { balance_attempts: row('balance_attempts', '-', 1) } : {}),
      }))
      .where('id', '=', id)
      .where('balance', 'is', null)
      .execute();
  }

  async releaseAll(): Promise<void> {
    await this.#db
      .updateTable('gallery_items')
      .set({ balance_leased_until: 0 })
      .where('balance', 'is', null)
      .where('balance_leased_until', '>', 0)
      .execute();
  }

  async findTask(id: string): Promise<Pick<Selectable<GalleryItemRow>, 'game' | 'value'> | null> {
    const row = await this.#db
      .selectFrom('gallery_items')
      .select(['game', 'value'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  }

  async store(id: string, balance: string, turns: number | null): Promise<void> {
    await this.#db
      .updateTable('gallery_items')
      .set({ balance, balance_turns: turns, balance_leased_until: 0 })
      .where('id', '=', id)
      .where('balance', 'is', null)
      .execute();
  }
}
