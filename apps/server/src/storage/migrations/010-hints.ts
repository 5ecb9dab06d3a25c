import { type Kysely, sql } from 'kysely';

/** How many hints are allowed at a table; `null` where the host has not chosen, as at all tables from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('hints', sql`text`)
    .execute();
}
