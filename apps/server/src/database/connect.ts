import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { DATABASE_FILE, sqliteDialect } from './sqlite.ts';

export type Database = Kysely<Schema>;

/** Where everything is kept: a folder with an SQLite file, or a PostgreSQL server. */
export type Storage = { readonly folder: string } | { readonly url: string };

// bigint columns hold milliseconds, far below 2^53: as numbers, in both databases alike.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens the database and brings it up to date. */
export async function connect(storage: Storage): Promise<Database> {
  const dialect =
    'folder' in storage
      ? sqliteDialect(storage.folder === ':memory:' ? ':memory:' : join(storage.folder, DATABASE_FILE))
      : new PostgresDialect({ pool: poolOf(storage.url) });
  const db = new Kysely<Schema>({ dialect });
  await migrate(db);
  return db;
}

function poolOf(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 16 });
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

/** Fails when the database cannot be asked. */
export async function reach(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
