import type { TimeControl } from '@paddock/protocol';
import { type Kysely, sql } from 'kysely';
import { renewedLifetime, turnSecondsOf } from '../table-columns/lifetime.ts';
import { summarizeOptions } from '../table-columns/option-summary.ts';

interface Tables {
  tables: {
    id: string;
    phase: string;
    options: string;
    time: string;
    summary: string;
    turn_seconds: number | null;
    shown_until: number | null;
    expires_at: number | null;
  };
  seats: { table_id: string; kind: string };
  table_data: { hash: string; table_id: string };
}

/** Options this short are their own summary. */
const SHORT_LENGTH = 200;

/** Summaries of options for lists, until when waiting tables are shown and kept, and archives of pruned races. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const db = database as Kysely<Tables>;
  const text = sql`text`;
  const big = sql`bigint`;
  await db.schema
    .alterTable('tables')
    .addColumn('summary', text, (column) => column.notNull().defaultTo('{}'))
    .execute();
  await db.schema.alterTable('tables').addColumn('turn_seconds', 'integer').execute();
  await db.schema.alterTable('tables').addColumn('shown_until', big).execute();
  await db.schema.alterTable('tables').addColumn('expires_at', big).execute();
  await db.schema.alterTable('tables').addColumn('pruned_at', big).execute();
  await db.schema.createIndex('tables_shown').on('tables').columns(['phase', 'listed', 'shown_until']).execute();
  await db.schema.createIndex('tables_expiry').on('tables').columns(['phase', 'expires_at']).execute();
  await db.schema.createIndex('tables_ended').on('tables').columns(['pruned_at', 'ended_at']).execute();
  await db.schema.dropIndex('tables_listed').execute();
  await db.schema
    .createTable('table_data')
    .addColumn('hash', text, (column) => column.notNull())
    .addColumn('table_id', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('table_data_key', ['hash', 'table_id'])
    .execute();
  await db.schema.createIndex('table_data_table').on('table_data').column('table_id').execute();
  await db.schema
    .createTable('archives')
    .addColumn('table_id', text, (column) => column.primaryKey())
    .addColumn('entries', text, (column) => column.notNull())
    .execute();
  await fillSummaries(db);
  await fillLifetimes(db, Date.now());
}

async function fillSummaries(db: Kysely<Tables>): Promise<void> {
  await sql`update tables set summary = options where length(options) <= ${sql.lit(SHORT_LENGTH)}`.execute(db);
  const large = await db
    .selectFrom('tables')
    .select('id')
    .where(sql`length(options)`, '>', SHORT_LENGTH)
    .execute();
  // One at a time: all of them may not fit into memory.
  for (const { id } of large) {
    const { options } = await db.selectFrom('tables').select('options').where('id', '=', id).executeTakeFirstOrThrow();
    const { summary, hashes } = summarizeOptions(options);
    await db.updateTable('tables').set({ summary }).where('id', '=', id).execute();
    for (const hash of new Set(hashes)) await db.insertInto('table_data').values({ hash, table_id: id }).execute();
  }
}

/** Whoever waits at a table has the usual time to come back after the update. */
async function fillLifetimes(db: Kysely<Tables>, now: number): Promise<void> {
  const waiting = await db.selectFrom('tables').select(['id', 'time']).where('phase', '=', 'open').execute();
  for (const { id, time } of waiting) {
    const turnSeconds = turnSecondsOf(JSON.parse(time) as TimeControl);
    const sitters = await db.selectFrom('seats').select('kind').where('table_id', '=', id).execute();
    await db
      .updateTable('tables')
      .set({ turn_seconds: turnSeconds, ...renewedLifetime({ turnSeconds, sitters }, now) })
      .where('id', '=', id)
      .execute();
  }
}
