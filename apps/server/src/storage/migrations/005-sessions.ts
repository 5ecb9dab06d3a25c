import { type Kysely, sql } from 'kysely';

/**
 * Sessions become rows, so that each can be listed and ended. Tokens get a scope. Failed sign-ins are counted per account.
 * Tokens of before could play, and still can.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql`text`;
  const big = sql`bigint`;
  await db.schema
    .createTable('sessions')
    .addColumn('digest', text, (column) => column.primaryKey())
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('person', text, (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('device', text, (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .addColumn('used_at', big, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_person').on('sessions').columns(['person', 'used_at']).execute();
  await db.schema.createIndex('sessions_used').on('sessions').column('used_at').execute();
  await db.schema.alterTable('people').addColumn('sessions_since', big).execute();
  await db.schema
    .alterTable('tokens')
    .addColumn('scope', text, (column) => column.notNull().defaultTo('play'))
    .execute();
  await db.schema
    .createTable('sign_in_failures')
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('source', text, (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('last_at', big, (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_in_failures_key', ['person', 'source'])
    .execute();
  await db.schema.createIndex('sign_in_failures_last').on('sign_in_failures').column('last_at').execute();
}
