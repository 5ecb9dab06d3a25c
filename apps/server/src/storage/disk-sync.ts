import { close, closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The log of a busy server has some ten megabytes by then. */
const CHECKPOINT_INTERVAL_MS = 2000;

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
  #checkpointTimer: NodeJS.Timeout | null = null;
  #checkpoints: Worker | null = null;

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
    this.#checkpointTimer ??= setTimeout(() => this.#checkpoint(), CHECKPOINT_INTERVAL_MS).unref();
  }

  /** The log exists since the first commit, and until the database is closed. */
  #openLog(): number {
    const folder = openSync(dirname(this.#file), 'r');
    fsyncSync(folder);
    closeSync(folder);
    return openSync(`${this.#file}-wal`, 'r+');
  }

  #checkpoint(): void {
    this.#checkpointTimer = null;
    if (this.#checkpoints === null) {
      this.#checkpoints = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: this.#file });
      this.#checkpoints.unref();
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#checkpoints.postMessage(null);
  }

  async close(): Promise<void> {
    while (this.#isSyncing) await this.sync();
    if (this.#checkpointTimer !== null) clearTimeout(this.#checkpointTimer);
    await this.#checkpoints?.terminate();
    if (this.#log !== null) await new Promise((resolve) => close(this.#log!, resolve));
  }
}
