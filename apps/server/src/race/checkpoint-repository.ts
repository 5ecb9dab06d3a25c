import { CompiledQueries } from '../storage/compiled-queries.ts';
import type { Database } from '../storage/connect.ts';
import type { CheckpointRow } from '../storage/schema.ts';

export type StoredCheckpoint = Omit<CheckpointRow, 'table_id'>;

/** The latest checkpoint of each race, in the table `snapshots`. */
export class CheckpointRepository {
  readonly #db: Database;
  readonly #compiled = new CompiledQueries();

  constructor(db: Database) {
    this.#db = db;
  }

  async find(table: string): Promise<StoredCheckpoint | null> {
    const query = this.#compiled.get('find', [table], () =>
      this.#db.selectFrom('snapshots').select(['number', 'make', 'state', 'hands']).where('table_id', '=', table),
    );
    return (await this.#db.executeQuery(query)).rows[0] ?? null;
  }

  async store(table: string, checkpoint: StoredCheckpoint): Promise<void> {
    const { number, make, state, hands } = checkpoint;
    const values = [number, make, state, hands, table, number, make, state, hands];
    const query = this.#compiled.get('store', values, () =>
      this.#db
        .insertInto('snapshots')
        .values({ number, make, state, hands, table_id: table })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ number, make, state, hands })),
    );
    await this.#db.executeQuery(query);
  }
}
