import type { Database } from '../storage/connect.ts';
import type { CheckpointRow } from '../storage/schema.ts';

export type StoredCheckpoint = Omit<CheckpointRow, 'table_id'>;

/** The latest checkpoint of each race, in the table `snapshots`. */
export class CheckpointRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async find(table: string): Promise<StoredCheckpoint | null> {
    const row = await this.#db
      .selectFrom('snapshots')
      .select(['number', 'make', 'state', 'hands'])
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row ?? null;
  }

  async store(table: string, checkpoint: StoredCheckpoint): Promise<void> {
    await this.#db
      .insertInto('snapshots')
      .values({ ...checkpoint, table_id: table })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet(checkpoint))
      .execute();
  }
}
