import { type Kysely, sql } from 'kysely';

/** A move and the chance outcomes that follow it become one row of `entries`. Rows from before stay as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('entries')
    .addColumn('following', sql`text`)
    .execute();
}
