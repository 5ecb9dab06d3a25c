import { type Kysely, sql } from 'kysely';

/** Accounts that only programs use: the person they belong to; `null` for people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('bot_owner', sql`text`)
    .execute();
  await db.schema.createIndex('people_bot_owner').on('people').column('bot_owner').execute();
}
