import { type Kysely, sql } from 'kysely';

/** What the host of a table speaks, and when people are on vacation, in the time of the service clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql`text`;
  const big = sql`bigint`;
  await db.schema.alterTable('tables').addColumn('language', text).execute();
  await db.schema
    .createTable('vacations')
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('from_at', big, (column) => column.notNull())
    .addColumn('until_at', big, (column) => column.notNull())
    .addPrimaryKeyConstraint('vacations_key', ['person', 'from_at'])
    .execute();
}
