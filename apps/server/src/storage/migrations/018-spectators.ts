import { type Kysely } from 'kysely';

/** What spectators write to each other (`audience` 1), and how long races are held back from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('audience', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('tables')
    .addColumn('spectator_delay', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
