import { type Kysely, sql } from 'kysely';

/** When bots take the free seats of a waiting table, in the time of the service clock; `null` where it waits for people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('starts_by', sql`bigint`)
    .execute();
}
