import { type Kysely, sql } from 'kysely';

/** Records of finished races, built once: playing a race again for every download would cost too much. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('records')
    .addColumn('table_id', sql`text`, (column) => column.primaryKey())
    .addColumn('text', sql`text`, (column) => column.notNull())
    .execute();
}
