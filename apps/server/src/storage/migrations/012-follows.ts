import { type Kysely, sql } from 'kysely';

/** Who follows whom, and who allows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql`text`;
  await db.schema
    .createTable('follows')
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('followed', text, (column) => column.notNull())
    .addColumn('created_at', sql`bigint`, (column) => column.notNull())
    .addPrimaryKeyConstraint('follows_key', ['person', 'followed'])
    .execute();
  await db.schema.createIndex('follows_followed').on('follows').column('followed').execute();
  await db.schema
    .alterTable('people')
    .addColumn('allows_followers', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
