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
  const db = open(storage, true);
  await migrate(db);
  return db;
}

/** Opens the database as it is, also while a server uses it: for a moment, and for little. */
export function connectBeside(storage: Storage): Database {
  return open(storage, false);
}

function open(storage: Storage, alone: boolean): Database {
  const dialect =
    'folder' in storage
      ? sqliteDialect(storage.folder === ':memory:' ? ':memory:' : join(storage.folder, DATABASE_FILE), alone)
      : new PostgresDialect({ pool: poolOf(storage.url) });
  return new Kysely<Schema>({ dialect });
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
