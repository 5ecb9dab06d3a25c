import { dirname } from 'node:path';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { lockFolder } from './folder-lock.ts';
import { Lock } from './lock.ts';
import { MEMORY, SqliteDatabase } from './sqlite-database.ts';

/** The name of the database file in the data folder. */
export const DATABASE_FILE = 'paddock.sqlite';

/**
 * The use of the database by one user. Others wait until it is committed, but not until it is on disk: so one wait for the disk
 * serves the commits of many. Nobody gets a result, read or written, before what it is made of is on disk.
 */
class SqliteConnection implements DatabaseConnection {
  readonly #database: SqliteDatabase;
  readonly #lock: Lock;
  #isHeld = false;

  constructor(database: SqliteDatabase, lock: Lock) {
    this.#database = database;
    this.#lock = lock;
  }

  async acquire(): Promise<void> {
    if (this.#isHeld) return;
    await this.#lock.acquire();
    this.#isHeld = true;
  }

  release(): void {
    if (this.#isHeld) this.#lock.release();
    this.#isHeld = false;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.acquire();
    const result = this.#database.run<Row>(query);
    if (!this.#database.isTransaction) await this.#finish();
    return result;
  }

  /** Runs all queries in one transaction. */
  async executeTogether(queries: readonly CompiledQuery[]): Promise<void> {
    await this.acquire();
    this.#database.runTogether(queries);
    await this.#finish();
  }

  async begin(): Promise<void> {
    await this.acquire();
    this.#database.begin();
  }

  async commit(): Promise<void> {
    this.#database.commit();
    await this.#finish();
  }

  async rollback(): Promise<void> {
    if (this.#isHeld) this.#database.rollback();
    await this.#finish();
  }

  #finish(): Promise<void> {
    this.release();
    return this.#database.sync();
  }

  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are not streamed from SQLite');
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  readonly #unlock: () => void;
  readonly #lock = new Lock();
  #database: SqliteDatabase | null = null;

  constructor(file: string, unlock: () => void) {
    this.#file = file;
    this.#unlock = unlock;
  }

  async init(): Promise<void> {
    this.#database = new SqliteDatabase(this.#file, this.#lock);
  }

  async acquireConnection(): Promise<SqliteConnection> {
    const connection = new SqliteConnection(this.#database!, this.#lock);
    await connection.acquire();
    return connection;
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.rollback();
  }

  async destroy(): Promise<void> {
    await this.#database!.close();
    this.#unlock();
  }
}

/** Kysely would keep others waiting until a commit is on disk. The connections themselves take turns instead. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Runs queries in one transaction; false if the database is not SQLite. */
export function executeTogether(
  db: Pick<Kysely<unknown>, 'getExecutor'>,
  queries: readonly CompiledQuery[],
): Promise<boolean> {
  return db.getExecutor().provideConnection(async (connection) => {
    if (!(connection instanceof SqliteConnection)) return false;
    await connection.executeTogether(queries);
    return true;
  });
}

/** `isExclusive`: no other process uses the folder meanwhile. */
export function createSqliteDialect(file: string, isExclusive: boolean): Dialect {
  const unlock = file === MEMORY || !isExclusive ? () => {} : lockFolder(dirname(file));
  return {
    createAdapter: () => new SharedSqliteAdapter(),
    createDriver: () => new SqliteDriver(file, unlock),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
