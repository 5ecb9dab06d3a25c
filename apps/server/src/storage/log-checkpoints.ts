import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Lock } from './lock.ts';

const INTERVAL_MS = 5000;
/** 32 MB with pages of 1 kB: a busy server writes that in some seconds. */
const MAX_LOG_PAGES = 32_768;

/** Copies the write-ahead log of a SQLite database into its file from time to time, so that it does not grow. */
export class LogCheckpoints {
  readonly #file: string;
  readonly #lock: Lock;
  readonly #maxPages: number;
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();

  /** Whoever writes to the database holds the lock. */
  constructor(file: string, lock: Lock, maxPages = MAX_LOG_PAGES) {
    this.#file = file;
    this.#lock = lock;
    this.#maxPages = maxPages;
  }

  /** Something was written: the log is copied a while later. */
  request(): void {
    this.#timer ??= setTimeout(() => {
      this.#running = this.copyLog().finally(() => (this.#timer = null));
    }, INTERVAL_MS).unref();
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
    await this.#worker?.terminate();
  }

  /** Copies the log while others write. If it has become large, they wait until the rest is copied. */
  async copyLog(): Promise<void> {
    if ((await this.#copy()) <= this.#maxPages) return;
    // Only when nothing is left to copy the log starts again from its beginning.
    await this.#lock.acquire();
    try {
      await this.#copy();
    } finally {
      this.#lock.release();
    }
  }

  /** Returns the number of pages in the log, copied or not. */
  async #copy(): Promise<number> {
    const worker = (this.#worker ??= this.#startWorker());
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(null);
    const [pages] = (await once(worker, 'message')) as [number];
    worker.unref();
    return pages;
  }

  #startWorker(): Worker {
    return new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: this.#file });
  }
}
