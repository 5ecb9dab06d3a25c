import { close, fdatasync, openSync } from 'node:fs';

/**
 * Brings the write-ahead log of a SQLite database to the disk. One sync is enough for all commits before it, however many wait:
 * that makes durable writes cheap. It runs in Node's thread pool, so that the server goes on meanwhile.
 */
export class DiskSync {
  readonly #file: string;
  #log: number | null = null;
  #isSyncing = false;
  /** Those whose commits the next sync includes. */
  #waiting: (() => void)[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /** Resolves when everything that is committed now is on disk. */
  sync(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (!this.#isSyncing) this.#run();
    });
  }

  #run(): void {
    const included = this.#waiting;
    this.#waiting = [];
    this.#isSyncing = true;
    fdatasync((this.#log ??= this.#openLog()), (error) => {
      // Nobody knows what is on disk then, and the system does not try again: a new process reads what is there.
      if (error !== null) throw error;
      this.#isSyncing = false;
      if (this.#waiting.length > 0) this.#run();
      for (const resolve of included) resolve();
    });
  }

  /** The log exists since the first commit, whose header SQLite itself has synced, and until the database is closed. */
  #openLog(): number {
    return openSync(`${this.#file}-wal`, 'r+');
  }

  async close(): Promise<void> {
    while (this.#isSyncing) await this.sync();
    if (this.#log !== null) await new Promise((resolve) => close(this.#log!, resolve));
  }
}
