import { type Kysely, sql } from 'kysely';

interface OldTables {
  tables: { readonly time: string; readonly turn_seconds: number | null };
}

/** Ratings after each race, codes to recover an account, and the time for a turn of tables that no longer wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql`text`;
  await db.schema.alterTable('results').addColumn('points', 'integer').execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('digest', text, (column) => column.primaryKey())
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('created_at', sql`bigint`, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('recovery_codes_person').on('recovery_codes').column('person').execute();
  await fillTurnSeconds(db);
}

/** Until now the column was filled for waiting tables only. There are few different time controls. */
async function fillTurnSeconds(db: Kysely<OldTables>): Promise<void> {
  const times = await db.selectFrom('tables').select('time').distinct().where('turn_seconds', 'is', null).execute();
  for (const { time } of times) {
    const { seconds = null } = JSON.parse(time) as { readonly seconds?: number };
    if (seconds === null) continue;
    await db
      .updateTable('tables')
      .set({ turn_seconds: seconds })
      .where('time', '=', time)
      .where('turn_seconds', 'is', null)
      .execute();
  }
}
