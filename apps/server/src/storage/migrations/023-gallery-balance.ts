import { type Kysely, sql } from 'kysely';

/** Figures of the balance report on items of the gallery, which are computed in the background. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ['balance', sql`text`],
    ['balance_turns', sql`integer`],
  ] as const;
  for (const [name, type] of columns) await db.schema.alterTable('gallery_items').addColumn(name, type).execute();
  const counters = [
    ['balance_attempts', sql`integer`],
    ['balance_leased_until', sql`bigint`],
  ] as const;
  for (const [name, type] of counters) {
    await db.schema
      .alterTable('gallery_items')
      .addColumn(name, type, (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema
    .createIndex('gallery_items_without_balance')
    .on('gallery_items')
    .columns(['published_at', 'id'])
    .where(sql<boolean>`balance is null`)
    .execute();
  await db.schema
    .createIndex('gallery_items_by_balance_turns')
    .on('gallery_items')
    .columns(['balance_turns', 'id'])
    .where(sql<boolean>`is_latest = 1 and withdrawn_at is null and hidden = 0 and balance_turns is not null`)
    .execute();
}
