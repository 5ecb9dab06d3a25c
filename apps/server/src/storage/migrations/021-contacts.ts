import { type Kysely, sql } from 'kysely';

/** E-mail addresses and webhooks of people, and the messages to them that are not sent yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql`text`;
  const time = sql`bigint`;
  await db.schema
    .createTable('contacts')
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('turns', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('news', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('confirmed_at', time)
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('switched_off_at', time)
    .addColumn('last_news_at', time)
    .addPrimaryKeyConstraint('contacts_key', ['person', 'kind'])
    .execute();
  await db.schema
    .createTable('contact_messages')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('purpose', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', time, (column) => column.notNull())
    .addColumn('expires_at', time, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('contact_messages_due').on('contact_messages').column('due_at').execute();
  await db.schema.createIndex('contact_messages_person').on('contact_messages').column('person').execute();
}
