import { type Kysely, type RawBuilder, sql, SqliteAdapter } from 'kysely';

/** Rows are kept in the order of their key and nowhere else: what a race adds goes to one place, and costs a third. */
function byKey(db: Kysely<unknown>): RawBuilder<unknown> {
  return db.getExecutor().adapter instanceof SqliteAdapter ? sql`without rowid` : sql``;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql`text`;
  const big = sql`bigint`;
  await db.schema
    .createTable('secrets')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('people')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('nickname', text, (column) => column.notNull())
    .addColumn('claimed', text, (column) => column.unique())
    .addColumn('password', text)
    .addColumn('banned', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('person', text, (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('public_key', text, (column) => column.notNull())
    .addColumn('counter', big, (column) => column.notNull())
    .addColumn('transports', text, (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('tokens')
    .addColumn('digest', text, (column) => column.primaryKey())
    .addColumn('person', text, (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('label', text, (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('tables')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('options', text, (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('phase', text, (column) => column.notNull())
    .addColumn('host', text, (column) => column.notNull())
    .addColumn('time', text, (column) => column.notNull())
    .addColumn('chat', 'integer', (column) => column.notNull())
    .addColumn('seed', text, (column) => column.notNull())
    .addColumn('seed_hash', text, (column) => column.notNull())
    .addColumn('rematch_of', text, (column) => column.unique())
    .addColumn('ranking', text)
    .addColumn('created_at', big, (column) => column.notNull())
    .addColumn('started_at', big)
    .addColumn('ended_at', big)
    .execute();
  await db.schema.createIndex('tables_listed').on('tables').columns(['phase', 'listed', 'created_at']).execute();
  await db.schema
    .createTable('seats')
    .addColumn('table_id', text, (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('person', text)
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('bot', text)
    .addColumn('autopilot', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('quiet', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_person').on('seats').column('person').execute();
  await db.schema
    .createTable('entries')
    .addColumn('table_id', text, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('actor', 'integer', (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .addColumn('at', big, (column) => column.notNull())
    .addColumn('key', text)
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'number'])
    .modifyEnd(byKey(db))
    .execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', text, (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('make', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('hands', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('wakes')
    .addColumn('table_id', text, (column) => column.primaryKey())
    .addColumn('due_at', big, (column) => column.notNull())
    .addColumn('leased_until', big, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('wakes_due').on('wakes').column('due_at').execute();
  await db.schema
    .createTable('messages')
    .addColumn('table_id', text, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addColumn('at', big, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('messages_key', ['table_id', 'number'])
    .addUniqueConstraint('messages_once', ['table_id', 'person', 'key'])
    .execute();
  // Who drives a seat from which entry on: a note in the record, no part of the game.
  await db.schema
    .createTable('notes')
    .addColumn('table_id', text, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('driver', text, (column) => column.notNull())
    .addColumn('at', big, (column) => column.notNull())
    .addPrimaryKeyConstraint('notes_key', ['table_id', 'number', 'seat'])
    .execute();
  await db.schema
    .createTable('mutes')
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('muted', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
    .execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('reporter', text, (column) => column.notNull())
    .addColumn('table_id', text, (column) => column.notNull())
    .addColumn('message', 'integer')
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('at', big, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('results')
    .addColumn('table_id', text, (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', text)
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('ended_at', big, (column) => column.notNull())
    .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('results_person').on('results').columns(['person', 'ended_at']).execute();
  await db.schema
    .createTable('ratings')
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['game', 'person'])
    .execute();
  await db.schema.createIndex('ratings_best').on('ratings').columns(['game', 'points']).execute();
}
