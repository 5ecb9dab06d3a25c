import { type Kysely, sql } from 'kysely';

/**
 * Bans get an end, a reason and address ranges. Reports can be answered, tables closed by the admin, and what the admin does
 * is listed. People who were banned before stay banned, without an end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql`text`;
  const big = sql`bigint`;
  await db.schema
    .createTable('bans')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('person', text)
    .addColumn('range', text)
    .addColumn('until', big)
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
  await sql`insert into bans (id, person, reason, created_at)
    select 'before-' || id, id, '', created_at from people where banned = 1`.execute(db);
  await db.schema.alterTable('sessions').addColumn('address', text).execute();
  await db.schema.alterTable('reports').addColumn('answer', text).execute();
  await db.schema.alterTable('reports').addColumn('answered_at', big).execute();
  await db.schema.alterTable('tables').addColumn('closed_at', big).execute();
  await db.schema
    .alterTable('people')
    .addColumn('renamed_by_admin', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('admin_actions')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('at', big, (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('person', text)
    .addColumn('table_id', text)
    .addColumn('range', text)
    .execute();
  await db.schema.createIndex('admin_actions_at').on('admin_actions').column('at').execute();
}
