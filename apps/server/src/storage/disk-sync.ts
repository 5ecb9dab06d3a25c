import { close, fdatasync, openSync } from 'node:fs';

/** The system could not bring the database to the disk, so that nobody knows what is there. The process has to end. */
export class DiskSyncError extends Error {
  constructor(cause: Error) {
    super(
      `the database could not be written to the disk (${cause.message}): the process ends, and the next one continues from what is there`,
      { cause },
    );
  }
}

type SyncFile = (file: number, callback: (error: NodeJS.ErrnoException | null) => void) => void;

/** A second sync begins while the first waits for the disk. More of them would only make the batches smaller. */
const MAX_SYNCS = 2;

/**
 * Brings the write-ahead log of a SQLite database to the disk. One sync is enough for all commits before it, however many wait:
 * that makes durable writes cheap. It runs in Node's thread pool, so that the server goes on meanwhile.
 */
export class DiskSync {
  readonly #file: string;
  readonly #syncLog: SyncFile;
  /** Of the log. Each sync has its own, because the system reports an error once to each. */
  readonly #idleDescriptors: number[] = [];
  #syncCount = 0;
  #hasFailed = false;
  /** Something was committed that no sync that has begun includes. */
  #isDirty = false;
  /** Those who wait for the sync that began last; `null` if it has ended, and with it everything committed before. */
  #included: (() => void)[] | null = null;
  /** Those who wait for the next one. */
  #waiting: (() => void)[] = [];

  constructor(file: string, syncLog: SyncFile = fdatasync) {
    this.#file = file;
    this.#syncLog = syncLog;
  }

  /** To be called after each commit. */
  noteCommit(): void {
    this.#isDirty = true;
  }

  /** Resolves when everything that is committed now is on disk; never if that fails, because the process ends then. */
  async sync(): Promise<void> {
    if (this.#isDirty) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        this.#runNext();
      });
    } else if (this.#included !== null) await new Promise<void>((resolve) => this.#included!.push(resolve));
  }

  #runNext(): void {
    if (this.#waiting.length === 0 || this.#syncCount === MAX_SYNCS || this.#hasFailed) return;
    const descriptor = this.#idleDescriptors.pop() ?? this.#openLog();
    const included = this.#waiting;
    this.#included = included;
    this.#waiting = [];
    this.#isDirty = false;
    this.#syncCount++;
    this.#syncLog(descriptor, (error) => {
      // The system drops what it could not write and reports that once: a second attempt would seem to succeed.
      this.#hasFailed ||= error !== null;
      if (error !== null) throw new DiskSyncError(error);
      if (this.#hasFailed) return;
      this.#syncCount--;
      this.#idleDescriptors.push(descriptor);
      if (this.#included === included) this.#included = null;
      this.#runNext();
      for (const resolve of included) resolve();
    });
  }

  /** The log exists since the first commit, whose header SQLite itself has synced, and until the database is closed. */
  #openLog(): number {
    return openSync(`${this.#file}-wal`, 'r+');
  }

  async close(): Promise<void> {
    await this.sync();
    // An earlier sync may still run.
    while (this.#syncCount > 0) await new Promise(setImmediate);
    for (const descriptor of this.#idleDescriptors) await new Promise((resolve) => close(descriptor, resolve));
  }
}
