import type { ExpressionBuilder } from 'kysely';
import { CompiledQueries } from '../storage/compiled-queries.ts';
import type { Database } from '../storage/connect.ts';
import type { DriverRow, Schema } from '../storage/schema.ts';

export type DriverChange = Pick<DriverRow, 'number' | 'seat' | 'driver' | 'at'>;

/** Who drives which seat from which entry on. */
export class DriverRepository {
  readonly #db: Database;
  readonly #compiled = new CompiledQueries();

  constructor(db: Database) {
    this.#db = db;
  }

  async list(table: string): Promise<readonly DriverChange[]> {
    const query = this.#compiled.get('list', [table], () =>
      this.#db
        .selectFrom('notes')
        .select(['number', 'seat', 'driver', 'at'])
        .where('table_id', '=', table)
        .orderBy('number')
        .orderBy('seat'),
    );
    return (await this.#db.executeQuery(query)).rows;
  }

  /**
   * Makes a bot of this level or the person (`null`) the driver of a seat, and stores the next job with it. Returns false and
   * stores nothing if the race has advanced or the driver was changed already.
   */
  async change(table: string, change: DriverChange, bot: string | null, nextJobAt: number | null): Promise<boolean> {
    const later = (seats: ExpressionBuilder<Schema, 'seats'>) =>
      seats.selectFrom('entries').select('number').where('table_id', '=', table).where('number', '=', change.number);
    return this.#db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('seats')
        .set({ autopilot: bot === null ? 0 : 1, bot })
        .where('table_id', '=', table)
        .where('seat', '=', change.seat)
        .where('autopilot', '=', bot === null ? 1 : 0)
        .where((seats) => seats.not(seats.exists(later(seats))))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const { driver, at } = change;
      await transaction
        .insertInto('notes')
        .values({ ...change, table_id: table })
        .onConflict((conflict) => conflict.columns(['table_id', 'number', 'seat']).doUpdateSet({ driver, at }))
        .execute();
      if (nextJobAt === null) await transaction.deleteFrom('wakes').where('table_id', '=', table).execute();
      else {
        await transaction
          .insertInto('wakes')
          .values({ table_id: table, due_at: nextJobAt })
          .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ due_at: nextJobAt, leased_until: 0 }))
          .execute();
      }
      // Their premoves were not meant for the position after the bot's moves.
      await transaction.deleteFrom('plans').where('table_id', '=', table).where('seat', '=', change.seat).execute();
      return true;
    });
  }
}
