import { type Kysely, sql } from 'kysely';

/** The time that counts for players' clocks, and rows that prove that writing works. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('service_clock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('served_until', sql`bigint`, (column) => column.notNull())
    .addColumn('written_at', sql`bigint`, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('storage_probe')
    .addColumn('id', sql`text`, (column) => column.primaryKey())
    .addColumn('padding', sql`text`, (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('tables')
    .addColumn('clock_started_at', sql`bigint`)
    .execute();
}
