import { type Kysely, sql } from 'kysely';

/** Championships with their events, who has to do with them, and which tables belong to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql`text`;
  const big = sql`bigint`;
  await db.schema
    .createTable('championships')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('organiser', text, (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('settings', text, (column) => column.notNull())
    .addColumn('phase', text, (column) => column.notNull())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('championships_phase').on('championships').columns(['phase', 'created_at']).execute();
  await db.schema
    .createTable('championship_events')
    .addColumn('championship_id', text, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('championship_events_key', ['championship_id', 'number'])
    .execute();
  await db.schema
    .createTable('championship_people')
    .addColumn('championship_id', text, (column) => column.notNull())
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('role', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('championship_people_key', ['championship_id', 'person', 'role'])
    .execute();
  await db.schema.createIndex('championship_people_person').on('championship_people').column('person').execute();
  await db.schema.alterTable('tables').addColumn('championship', text).execute();
  await db.schema.alterTable('tables').addColumn('championship_round', 'integer').execute();
}
