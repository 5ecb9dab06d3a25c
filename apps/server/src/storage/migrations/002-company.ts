import { type Kysely, sql } from 'kysely';

/** What people need of each other besides the race: who is there, what is planned, who is reminded, who keeps off whom, what all are told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql`text`;
  const big = sql`bigint`;
  await db.schema.createIndex('people_nickname').on('people').column('nickname').execute();
  await db.schema
    .createIndex('seats_invited')
    .on('seats')
    .column('name')
    .where(sql.ref('kind'), '=', 'invited')
    .execute();
  await db.schema
    .createTable('presence')
    .addColumn('table_id', text, (column) => column.notNull())
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('process', text, (column) => column.notNull())
    .addColumn('until', big, (column) => column.notNull())
    .addPrimaryKeyConstraint('presence_key', ['table_id', 'person', 'process'])
    .execute();
  await db.schema
    .createTable('plans')
    .addColumn('table_id', text, (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('moves', text, (column) => column.notNull())
    .addColumn('dropped', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('plans_key', ['table_id', 'seat'])
    .execute();
  await db.schema
    .createTable('subscriptions')
    .addColumn('endpoint', text, (column) => column.primaryKey())
    .addColumn('person', text, (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('p256dh', text, (column) => column.notNull())
    .addColumn('auth', text, (column) => column.notNull())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('site', text, (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('subscriptions_person').on('subscriptions').column('person').execute();
  await db.schema
    .createTable('reminders')
    .addColumn('table_id', text, (column) => column.notNull())
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('made', 'integer', (column) => column.notNull())
    .addColumn('due_at', big)
    .addPrimaryKeyConstraint('reminders_key', ['table_id', 'person'])
    .execute();
  await db.schema.createIndex('reminders_due').on('reminders').column('due_at').execute();
  await db.schema
    .createTable('blocks')
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('blocked', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked'])
    .execute();
  await db.schema.createIndex('blocks_blocked').on('blocks').column('blocked').execute();
  await db.schema
    .createTable('notices')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('text', text, (column) => column.notNull())
    .execute();
}
