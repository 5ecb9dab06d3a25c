/** The thread in which SQLite runs, so that the server's own thread never waits for the disk. Started by sqlite-client.ts. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';

export type SqliteValue = null | number | bigint | string | Uint8Array;

export interface SqliteStatement {
  readonly sql: string;
  readonly parameters: readonly SqliteValue[];
}

/** What a statement returned: rows, or the number of rows it changed. */
export interface SqliteResult {
  readonly rows: readonly object[];
  readonly changes: number | bigint;
  readonly lastInsertRowid: number | bigint;
}

/** `database` is the number that the client gave it. `run` with several statements is one transaction: all or none. */
export type SqliteRequest = { readonly id: number; readonly database: number } & (
  | { readonly type: 'open'; readonly file: string }
  | { readonly type: 'run'; readonly statements: readonly SqliteStatement[] }
  | { readonly type: 'close' }
);

/** The fields of SQLite's errors, which do not pass between threads by themselves. */
export interface SqliteErrorFields {
  readonly message: string;
  readonly code: unknown;
  readonly errcode: unknown;
  readonly errstr: unknown;
}

export type SqliteResponse = { readonly id: number } & (
  | { readonly results: readonly SqliteResult[] }
  | { readonly error: SqliteErrorFields }
);

const BUSY_TIMEOUT_MS = 5000;
const CACHE_KIB = 32_768;
const NO_RESULT: SqliteResult = { rows: [], changes: 0, lastInsertRowid: 0 };

/** An open database with its prepared statements: preparing one costs more than running it. */
class OpenDatabase {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, { readonly statement: StatementSync; readonly hasRows: boolean }>();

  constructor(file: string) {
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

  run(statements: readonly SqliteStatement[]): SqliteResult[] {
    if (statements.length === 1) return [this.#runOne(statements[0]!)];
    this.#runSql('begin');
    try {
      const results = statements.map((statement) => this.#runOne(statement));
      this.#runSql('commit');
      return results;
    } catch (error) {
      this.#runSql('rollback');
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }

  #runSql(sql: string): void {
    this.#runOne({ sql, parameters: [] });
  }

  #runOne({ sql, parameters }: SqliteStatement): SqliteResult {
    // SQLite rolls back by itself when the disk is full; a second rollback would fail and hide why.
    if (sql === 'rollback' && !this.#database.isTransaction) return NO_RESULT;
    let prepared = this.#prepared.get(sql);
    if (prepared === undefined) {
      const statement = this.#database.prepare(sql);
      this.#prepared.set(sql, (prepared = { statement, hasRows: statement.columns().length > 0 }));
    }
    const { statement, hasRows } = prepared;
    return hasRows
      ? { ...NO_RESULT, rows: statement.all(...parameters) }
      : { rows: [], ...statement.run(...parameters) };
  }
}

const databases = new Map<number, OpenDatabase>();

function handle(request: SqliteRequest): readonly SqliteResult[] {
  const { database } = request;
  switch (request.type) {
    case 'open':
      databases.set(database, new OpenDatabase(request.file));
      return [];
    case 'run':
      return databases.get(database)!.run(request.statements);
    case 'close':
      databases.get(database)?.close();
      databases.delete(database);
      return [];
  }
}

parentPort!.on('message', (request: SqliteRequest) => {
  let response: SqliteResponse;
  try {
    response = { id: request.id, results: handle(request) };
  } catch (error) {
    const { message, code, errcode, errstr } = error as SqliteErrorFields;
    response = { id: request.id, error: { message, code, errcode, errstr } };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(response);
});
