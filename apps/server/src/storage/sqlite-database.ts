import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { DiskSync } from './disk-sync.ts';
import type { Lock } from './lock.ts';
import { LogCheckpoints } from './log-checkpoints.ts';

export const MEMORY = ':memory:';

const BUSY_TIMEOUT_MS = 5000;
const CACHE_KIB = 8_192;

type SqliteValue = null | number | bigint | string | Uint8Array;

interface PreparedStatement {
  readonly statement: StatementSync;
  /** The names of its columns; none for a statement without rows. */
  readonly columns: readonly string[];
  readonly isWrite: boolean;
}

/**
 * An open SQLite database. Statements run in the server's own thread, because each takes a few microseconds and a message to
 * another thread many times that. What may take long is done elsewhere: `sync` waits for the disk, and the write-ahead log is
 * copied into the database file by a thread (`log-checkpoints.ts`).
 */
export class SqliteDatabase {
  readonly #database: DatabaseSync;
  /** Preparing a statement costs more than running it. */
  readonly #prepared = new Map<string, PreparedStatement>();
  readonly #disk: DiskSync | null;
  readonly #checkpoints: LogCheckpoints | null;

  /** Whoever writes holds the lock. */
  constructor(file: string, lock: Lock) {
    // Another process, such as `paddock admin-token`, may hold the lock for a moment.
    this.#database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    // A move changes one page of its own table: small pages are less to write.
    this.#database.exec('PRAGMA page_size = 1024');
    // What is deleted is overwritten with zeros, so that nobody can read it from the file.
    this.#database.exec('PRAGMA secure_delete = ON');
    // Large options of tables fill many small pages, which lists of tables pass over: they stay in memory. More of it would make
    // commits slower, because SQLite goes through the whole list of cached pages whenever it has split one.
    this.#database.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
    // A commit writes to the log without waiting for the disk: `sync` does that for all commits before it, as FULL would do for
    // each. Nothing is answered before.
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0');
    // What a statement would have to undo stays in memory.
    this.#database.exec('PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY');
    this.#disk = file === MEMORY ? null : new DiskSync(file);
    this.#checkpoints = file === MEMORY ? null : new LogCheckpoints(file, lock);
  }

  get isTransaction(): boolean {
    return this.#database.isTransaction;
  }

  run<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
    const { statement, columns, isWrite } = this.#prepare(sql);
    const values = parameters as readonly SqliteValue[];
    if (isWrite && !this.isTransaction) this.#noteCommit();
    if (columns.length > 0) {
      const rows = statement.all(...values) as unknown as readonly (readonly SqliteValue[])[];
      return { rows: rows.map((row) => toObject(columns, row)) as Row[] };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Runs all queries in one transaction: all or none. */
  runTogether(queries: readonly CompiledQuery[]): void {
    this.begin();
    try {
      for (const { sql, parameters } of queries) this.#prepare(sql).statement.run(...(parameters as SqliteValue[]));
      this.commit();
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  begin(): void {
    this.#runSql('begin');
  }

  commit(): void {
    this.#noteCommit();
    this.#runSql('commit');
  }

  rollback(): void {
    // SQLite rolls back by itself when the disk is full; a second rollback would fail and hide why.
    if (this.isTransaction) this.#runSql('rollback');
  }

  /** Resolves when everything that is committed now is on disk. */
  async sync(): Promise<void> {
    await this.#disk?.sync();
  }

  #noteCommit(): void {
    this.#disk?.noteCommit();
    this.#checkpoints?.request();
  }

  async close(): Promise<void> {
    await this.#checkpoints?.close();
    await this.#disk?.close();
    this.#database.close();
  }

  #runSql(sql: string): void {
    this.#prepare(sql).statement.run();
  }

  #prepare(sql: string): PreparedStatement {
    let prepared = this.#prepared.get(sql);
    if (prepared === undefined) {
      const statement = this.#database.prepare(sql);
      const columns = statement.columns().map(({ name }) => name);
      // Objects made here take a quarter of the time of those that SQLite's binding makes.
      if (columns.length > 0) statement.setReturnArrays(true);
      prepared = { statement, columns, isWrite: !/^\s*(select|pragma)\b/i.test(sql) };
      this.#prepared.set(sql, prepared);
    }
    return prepared;
  }
}

function toObject(columns: readonly string[], values: readonly SqliteValue[]): Record<string, SqliteValue> {
  const row: Record<string, SqliteValue> = {};
  for (let i = 0; i < columns.length; i++) row[columns[i]!] = values[i]!;
  return row;
}
