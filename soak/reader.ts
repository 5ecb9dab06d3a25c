import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Storage } from '@paddock/server/database';
import pg from 'pg';

/** Looks into the database of a server from outside, without changing anything. */
export interface Reader {
  /** Question marks stand for the values. */
  all<Row extends object>(query: string, ...values: readonly string[]): Promise<Row[]>;
  /** Everything that is read meanwhile is of one moment. */
  still<T>(work: () => Promise<T>): Promise<T>;
  /** The names of all tables. */
  tables(): Promise<string[]>;
  /** Changes whenever somebody has written; `null` where that cannot be told. */
  version(): number | null;
  close(): Promise<void>;
}

// As the server does it: milliseconds are numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openReader(storage: Storage): Promise<Reader> {
  return 'folder' in storage ? Promise.resolve(readSqlite(storage.folder)) : readPostgres(storage.url);
}

function readSqlite(folder: string): Reader {
  const database = new DatabaseSync(join(folder, 'paddock.sqlite'), { readOnly: true });
  const all = <Row extends object>(query: string, ...values: readonly string[]): Row[] =>
    database.prepare(query).all(...(values as SQLInputValue[])) as Row[];
  return {
    all: <Row extends object>(query: string, ...values: readonly string[]) =>
      Promise.resolve(all<Row>(query, ...values)),
    still: (work) => {
      database.exec('begin');
      return work().finally(() => database.exec('commit'));
    },
    tables: () =>
      Promise.resolve(
        all<{ name: string }>(`select name from sqlite_schema where type = 'table'`).map(({ name }) => name),
      ),
    version: () => all<{ data_version: number }>('pragma data_version')[0]!.data_version,
    close: () => Promise.resolve(database.close()),
  };
}

async function readPostgres(url: string): Promise<Reader> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const all = async <Row extends object>(query: string, ...values: readonly string[]): Promise<Row[]> => {
    let count = 0;
    const { rows } = await client.query<Row>(
      query.replaceAll('?', () => `$${++count}`),
      [...values],
    );
    return rows;
  };
  return {
    all,
    still: async (work) => {
      await client.query('begin isolation level repeatable read read only');
      return work().finally(() => client.query('commit'));
    },
    tables: async () => {
      const rows = await all<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public'`,
      );
      return rows.map(({ name }) => name);
    },
    version: () => null,
    close: () => client.end(),
  };
}
