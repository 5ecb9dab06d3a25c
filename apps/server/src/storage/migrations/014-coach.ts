import type { Kysely } from 'kysely';

/** Whether the coach is open to all at a table (1), as at no table from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('coach', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
