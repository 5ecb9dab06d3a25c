import { type Kysely, sql } from 'kysely';

/**
 * Dice that people contribute to: their commitments and nonces while a table waits, and what the dice of its race follow from.
 * Races from before have no binding, and keep dice from the server's seed alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql`text`;
  await db.schema.alterTable('seats').addColumn('commitment', text).execute();
  await db.schema.alterTable('seats').addColumn('nonce', text).execute();
  await db.schema.alterTable('tables').addColumn('binding', text).execute();
  await db.schema
    .alterTable('tables')
    .addColumn('reveal_until', sql`bigint`)
    .execute();
}
