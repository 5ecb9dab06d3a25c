import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Lock } from './lock.ts';

/** The log of a busy server has some megabytes by then. */
const INTERVAL_MS = 5000;

/** Copies the write-ahead log of a SQLite database into its file from time to time, so that it does not grow. */
export class LogCheckpoints {
  readonly #file: string;
  readonly #lock: Lock;
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();

  /** Whoever writes to the database holds the lock. */
  constructor(file: string, lock: Lock) {
    this.#file = file;
    this.#lock = lock;
  }

  /** Something was written: the log is copied a while later. */
  request(): void {
    this.#timer ??= setTimeout(() => {
      this.#running = this.#run().finally(() => (this.#timer = null));
    }, INTERVAL_MS).unref();
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
    await this.#worker?.terminate();
  }

  async #run(): Promise<void> {
    // Nearly everything, while others write.
    await this.#copy();
    // The little that they wrote: only when nothing is left the log starts again from its beginning.
    await this.#lock.acquire();
    try {
      await this.#copy();
    } finally {
      this.#lock.release();
    }
  }

  async #copy(): Promise<void> {
    const worker = (this.#worker ??= this.#startWorker());
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(null);
    await once(worker, 'message');
    worker.unref();
  }

  #startWorker(): Worker {
    return new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: this.#file });
  }
}
