import { Worker } from 'node:worker_threads';
import type { SqliteRequest, SqliteResponse, SqliteResult, SqliteStatement } from './sqlite-thread.ts';

interface PendingRequest {
  readonly resolve: (results: readonly SqliteResult[]) => void;
  readonly reject: (error: Error) => void;
}

type RequestBody = SqliteRequest extends infer One ? (One extends unknown ? Omit<One, 'id'> : never) : never;

/** A thread that runs one request after the other. */
class SqliteThread {
  readonly #worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url));
  readonly #pending = new Map<number, PendingRequest>();
  #lastId = 0;

  constructor() {
    this.#worker.on('message', (response: SqliteResponse) => this.#settle(response));
    // Only a bug ends the thread. Without it nothing can be stored, so the process ends as well.
    this.#worker.on('error', (error) => {
      throw error;
    });
    // The process may end when nobody waits for a response.
    this.#worker.unref();
  }

  send(body: RequestBody): Promise<readonly SqliteResult[]> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      if (this.#pending.size === 0) this.#worker.ref();
      this.#pending.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      this.#worker.postMessage({ ...body, id });
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(response: SqliteResponse): void {
    const { resolve, reject } = this.#pending.get(response.id)!;
    this.#pending.delete(response.id);
    if (this.#pending.size === 0) this.#worker.unref();
    if ('results' in response) resolve(response.results);
    else reject(Object.assign(new Error(response.error.message), response.error));
  }
}

/** Databases in memory share a thread. Those in files have one each: two connections to a file may have to wait for each other. */
const MEMORY = ':memory:';
let memoryThread: SqliteThread | null = null;
let databaseCount = 0;

/** A database in a SQLite thread. */
export class SqliteClient {
  readonly #file: string;
  readonly #thread: SqliteThread;
  readonly #database = ++databaseCount;

  constructor(file: string) {
    this.#file = file;
    this.#thread = file === MEMORY ? (memoryThread ??= new SqliteThread()) : new SqliteThread();
  }

  async open(): Promise<void> {
    await this.#thread.send({ database: this.#database, type: 'open', file: this.#file });
  }

  /** Runs statements: several as one transaction, all or none. */
  run(statements: readonly SqliteStatement[]): Promise<readonly SqliteResult[]> {
    return this.#thread.send({ database: this.#database, type: 'run', statements });
  }

  async close(): Promise<void> {
    await this.#thread.send({ database: this.#database, type: 'close' });
    if (this.#thread !== memoryThread) await this.#thread.end();
  }
}
