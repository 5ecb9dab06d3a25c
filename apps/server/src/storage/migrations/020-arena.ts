import { type Kysely, sql } from 'kysely';

/** The arena of BOT accounts: who waits for a race, and which tables are its races. And public finished races by their end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql`text`;
  const time = sql`bigint`;
  await db.schema
    .createTable('arena_waiting')
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('since', time, (column) => column.notNull())
    .addColumn('expires_at', time, (column) => column.notNull())
    .addPrimaryKeyConstraint('arena_waiting_key', ['game', 'person'])
    .execute();
  await db.schema
    .createTable('arena_races')
    .addColumn('table_id', text, (column) => column.primaryKey())
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('started_at', time, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('arena_races_latest').on('arena_races').columns(['game', 'started_at']).execute();
  await db.schema
    .createIndex('tables_public_over')
    .on('tables')
    .columns(['ended_at', 'id'])
    .where(sql<boolean>`listed = 1 and ranking is not null`)
    .execute();
}
