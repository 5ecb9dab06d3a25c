import { type Kysely, sql } from 'kysely';

/**
 * Debriefs of finished races, what they say of each seat, and how people drive apart from their luck. A row of `debriefs` without a
 * text is still to be computed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql`text`;
  const big = sql`bigint`;
  const real = 'double precision';
  await db.schema
    .createTable('debriefs')
    .addColumn('table_id', text, (column) => column.primaryKey())
    .addColumn('requested_at', big, (column) => column.notNull())
    .addColumn('leased_until', big, (column) => column.notNull().defaultTo(0))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('evaluator', text)
    .addColumn('packed', text)
    .execute();
  await db.schema
    .createIndex('debriefs_pending')
    .on('debriefs')
    .column('requested_at')
    .where(sql.ref('packed'), 'is', null)
    .execute();
  await db.schema
    .createTable('debrief_seats')
    .addColumn('table_id', text, (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('evaluator', text, (column) => column.notNull())
    .addColumn('expected', real, (column) => column.notNull())
    .addColumn('result', real, (column) => column.notNull())
    .addColumn('luck', real, (column) => column.notNull())
    .addColumn('choices', 'integer', (column) => column.notNull())
    .addColumn('errors', 'integer', (column) => column.notNull())
    .addColumn('error_total', real, (column) => column.notNull())
    .addPrimaryKeyConstraint('debrief_seats_key', ['table_id', 'seat'])
    .execute();
  await db.schema
    .createTable('skills')
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('evaluator', text, (column) => column.notNull())
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('races', 'integer', (column) => column.notNull())
    .addColumn('total', real, (column) => column.notNull())
    .addColumn('squares', real, (column) => column.notNull())
    .addColumn('plain_total', real, (column) => column.notNull())
    .addColumn('plain_squares', real, (column) => column.notNull())
    .addColumn('lower_bound', real, (column) => column.notNull())
    .addPrimaryKeyConstraint('skills_key', ['game', 'evaluator', 'person'])
    .execute();
  await db.schema.createIndex('skills_best').on('skills').columns(['game', 'evaluator', 'lower_bound']).execute();
}
