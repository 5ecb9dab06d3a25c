import { dirname } from 'node:path';
import {
  CompiledQuery,
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
import { SqliteClient } from './sqlite-client.ts';
import type { SqliteResult, SqliteValue } from './sqlite-thread.ts';

/** The name of the database file in the data folder. */
export const DATABASE_FILE = 'paddock.sqlite';

/** Kysely's connection to the database in the SQLite thread. */
class SqliteConnection implements DatabaseConnection {
  readonly #client: SqliteClient;

  constructor(client: SqliteClient) {
    this.#client = client;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return toQueryResult<Row>((await this.#client.run([toStatement(query)]))[0]!);
  }

  /** Runs all queries in one transaction, in one message to the thread. */
  async executeTogether(queries: readonly CompiledQuery[]): Promise<void> {
    await this.#client.run(queries.map(toStatement));
  }

  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are not streamed from SQLite');
  }
}

function toStatement({ sql, parameters }: CompiledQuery): { sql: string; parameters: readonly SqliteValue[] } {
  return { sql, parameters: parameters as readonly SqliteValue[] };
}

function toQueryResult<Row>({ rows, changes, lastInsertRowid }: SqliteResult): QueryResult<Row> {
  return { rows: rows as Row[], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** There is one connection, which Kysely gives to one user after the other. */
class SqliteDriver implements Driver {
  readonly #client: SqliteClient;
  readonly #connection: SqliteConnection;
  readonly #unlock: () => void;

  constructor(file: string, unlock: () => void) {
    this.#client = new SqliteClient(file);
    this.#connection = new SqliteConnection(this.#client);
    this.#unlock = unlock;
  }

  init(): Promise<void> {
    return this.#client.open();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#client.close();
    this.#unlock();
  }
}

/** Runs queries in one transaction and in one message to the SQLite thread; false if the database is not SQLite. */
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
  const unlock = file === ':memory:' || !isExclusive ? () => {} : lockFolder(dirname(file));
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(file, unlock),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
