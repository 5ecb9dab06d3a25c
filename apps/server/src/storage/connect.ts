import { join } from 'node:path';
import { HandleEmptyInListsPlugin, Kysely, PostgresDialect, replaceWithNoncontingentExpression } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { DATABASE_FILE, createSqliteDialect } from './sqlite.ts';

export type Database = Kysely<Schema>;

/** Where everything is kept: a folder with an SQLite file, or a PostgreSQL server. */
export type Storage = { readonly folder: string } | { readonly url: string };

/** A database that does not accept a connection within this counts as unreachable. */
const CONNECT_TIMEOUT_MS = 5000;
/** A transaction that is idle for this long is ended, so that its locks do not block other processes. */
const IDLE_TRANSACTION_MS = 30_000;

// bigint columns hold milliseconds, far below 2^53: as numbers, in both databases alike.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens the database and brings it up to date. */
export async function connect(storage: Storage): Promise<Database> {
  const db = openDatabase(storage, true);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Opens the database without migrating or locking it, for short work while a server may be running. */
export function connectAlongsideServer(storage: Storage): Database {
  return openDatabase(storage, false);
}

function openDatabase(storage: Storage, isExclusive: boolean): Database {
  if ('folder' in storage) {
    const file = storage.folder === ':memory:' ? ':memory:' : join(storage.folder, DATABASE_FILE);
    return new Kysely<Schema>({ dialect: createSqliteDialect(file, isExclusive) });
  }
  const dialect = new PostgresDialect({ pool: createPool(storage.url) });
  // SQLite knows lists without values, as of the people at an empty table; for PostgreSQL they are syntax errors.
  const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });
  return new Kysely<Schema>({ dialect, plugins: [emptyLists] });
}

function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  });
  // The pool replaces connections that break. Without listeners their errors would end the process: the pool's own is for
  // idle connections, and those in use need one each. Their users get the error from the statement that fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
