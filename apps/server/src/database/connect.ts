import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Database = Kysely<Schema>;

/** Where everything is kept: a folder with an SQLite file, or a PostgreSQL server. */
export type Storage = { readonly folder: string } | { readonly url: string };

// bigint columns hold milliseconds, far below 2^53: as numbers, in both databases alike.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens the database and brings it up to date. */
export async function connect(storage: Storage): Promise<Database> {
  const dialect =
    'folder' in storage
      ? sqliteDialect(storage.folder === ':memory:' ? ':memory:' : join(storage.folder, 'paddock.sqlite'))
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: storage.url, max: 16 }) });
  const db = new Kysely<Schema>({ dialect });
  await migrate(db);
  return db;
}
