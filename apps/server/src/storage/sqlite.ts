import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { lockFolder } from './folder-lock.ts';

/** The name of the database file in the data folder. */
export const DATABASE_FILE = 'paddock.sqlite';

const BUSY_TIMEOUT_MS = 5000;
const CACHE_KIB = 32_768;

/** Node's own SQLite in the shape that kysely expects. Statements are kept: preparing them costs more than running them. */
class NodeSqlite implements SqliteDatabase {
  readonly #unlock: () => void;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(file: string, isExclusive: boolean) {
    this.#unlock = file === ':memory:' || !isExclusive ? () => {} : lockFolder(dirname(file));
    // Another process, such as `paddock admin-token`, may hold the lock for a moment.
    this.#database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    // A move changes one page of its own table: small pages are less to write.
    this.#database.exec('PRAGMA page_size = 1024');
    // What is deleted is overwritten with zeros, so that nobody can read it from the file.
    this.#database.exec('PRAGMA secure_delete = ON');
    // Large options of tables fill many small pages, which lists of tables pass over: they stay in memory.
    this.#database.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
    // What is acknowledged is on disk: FULL waits for it with every commit.
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  }

  prepare(sql: string): SqliteStatement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) this.#statements.set(sql, (statement = adaptStatement(this.#database.prepare(sql))));
    // SQLite rolls back by itself when the disk is full; a second rollback would fail and hide why.
    return sql === 'rollback' && !this.#database.isTransaction ? NO_STATEMENT : statement;
  }

  close(): void {
    this.#database.close();
    this.#unlock();
  }
}

/** A statement that does nothing. */
const NO_STATEMENT: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

type Value = null | number | bigint | string | Uint8Array;

function adaptStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]): Value[] => parameters as Value[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** `isExclusive`: no other process uses the folder meanwhile. */
export function createSqliteDialect(file: string, isExclusive: boolean): SqliteDialect {
  return new SqliteDialect({ database: new NodeSqlite(file, isExclusive) });
}
