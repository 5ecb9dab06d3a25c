import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Storage } from '@paddock/server/database';
import pg from 'pg';

/** Reads the database of a server from outside. */
export interface DatabaseReader {
  /** `?` are placeholders of the values. */
  query<Row extends object>(query: string, ...values: readonly string[]): Promise<Row[]>;
  /** Runs reads in one snapshot of the database. */
  readConsistently<T>(work: () => Promise<T>): Promise<T>;
  /** The names of all tables. */
  listTables(): Promise<string[]>;
  /** Changes with every write; `null` if it is not known. */
  readVersion(): number | null;
  close(): Promise<void>;
}

// As in the server: milliseconds are numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openReader(storage: Storage): Promise<DatabaseReader> {
  return 'folder' in storage ? Promise.resolve(readSqlite(storage.folder)) : readPostgres(storage.url);
}

function readSqlite(folder: string): DatabaseReader {
  const database = new DatabaseSync(join(folder, 'paddock.sqlite'), { readOnly: true });
  const all = <Row extends object>(query: string, ...values: readonly string[]): Row[] =>
    database.prepare(query).all(...(values as SQLInputValue[])) as Row[];
  return {
    query: <Row extends object>(query: string, ...values: readonly string[]) =>
      Promise.resolve(all<Row>(query, ...values)),
    readConsistently: (work) => {
      database.exec('begin');
      return work().finally(() => database.exec('commit'));
    },
    listTables: () =>
      Promise.resolve(
        all<{ name: string }>(`select name from sqlite_schema where type = 'table'`).map(({ name }) => name),
      ),
    readVersion: () => all<{ data_version: number }>('pragma data_version')[0]!.data_version,
    close: () => Promise.resolve(database.close()),
  };
}

async function readPostgres(url: string): Promise<DatabaseReader> {
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
    query: all,
    readConsistently: async (work) => {
      await client.query('begin isolation level repeatable read read only');
      return work().finally(() => client.query('commit'));
    },
    listTables: async () => {
      const rows = await all<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public'`,
      );
      return rows.map(({ name }) => name);
    },
    readVersion: () => null,
    close: () => client.end(),
  };
}
