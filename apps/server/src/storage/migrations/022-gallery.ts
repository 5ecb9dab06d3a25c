import { type Kysely, sql } from 'kysely';

/** The gallery: values that people publish, ratings of them, private designs; and reports about items. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql`text`;
  const big = sql`bigint`;
  await db.schema
    .createTable('gallery_items')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('entry', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('is_latest', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('option', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('search_name', text, (column) => column.notNull())
    .addColumn('author', text, (column) => column.notNull())
    .addColumn('published_at', big, (column) => column.notNull())
    .addColumn('withdrawn_at', big)
    .addColumn('hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('forked_from', text)
    .addColumn('description', text, (column) => column.notNull())
    .addColumn('value', text)
    .addColumn('design', text)
    .addColumn('rating_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('rating_total', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('races', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('gallery_items_version', ['entry', 'version'])
    .execute();
  for (const order of ['published_at', 'score', 'races']) {
    await db.schema
      .createIndex(`gallery_items_by_${order}`)
      .on('gallery_items')
      .columns([order, 'id'])
      .where(sql<boolean>`is_latest = 1 and withdrawn_at is null and hidden = 0`)
      .execute();
  }
  await db.schema.createIndex('gallery_items_author').on('gallery_items').column('author').execute();
  await db.schema.createIndex('gallery_items_forked_from').on('gallery_items').column('forked_from').execute();
  await db.schema
    .createTable('gallery_ratings')
    .addColumn('item', text, (column) => column.notNull())
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('stars', 'integer', (column) => column.notNull())
    .addColumn('at', big, (column) => column.notNull())
    .addPrimaryKeyConstraint('gallery_ratings_key', ['item', 'person'])
    .execute();
  await db.schema.createIndex('gallery_ratings_person').on('gallery_ratings').column('person').execute();
  await db.schema
    .createTable('designs')
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('option', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', big, (column) => column.notNull())
    .addColumn('design', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('designs_key', ['person', 'id'])
    .execute();
  await db.schema.alterTable('reports').addColumn('item', text).execute();
}
