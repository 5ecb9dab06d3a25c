import type { Database } from '../../storage/connect.ts';

/** Records of finished races, as they are downloaded. */
export class RecordRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async findText(table: string): Promise<string | null> {
    const row = await this.#db.selectFrom('records').select('text').where('table_id', '=', table).executeTakeFirst();
    return row?.text ?? null;
  }

  async add(table: string, text: string): Promise<void> {
    await this.#db
      .insertInto('records')
      .values({ table_id: table, text })
      .onConflict((conflict) => conflict.column('table_id').doNothing())
      .execute();
  }
}
