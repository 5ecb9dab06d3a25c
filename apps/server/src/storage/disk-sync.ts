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

/**
 * Brings the write-ahead log of a SQLite database to the disk. One sync is enough for all commits before it, however many wait:
 * that makes durable writes cheap. It runs in Node's thread pool, so that the server goes on meanwhile.
 */
export class DiskSync {
  readonly #file: string;
  readonly #syncLog: SyncFile;
  #log: number | null = null;
  #isSyncing = false;
  /** Something was committed that no sync that has begun includes. */
  #isDirty = false;
  /** Those who wait for the sync that runs, and for the next one. */
  #included: (() => void)[] = [];
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
        if (!this.#isSyncing) this.#run();
      });
    } else if (this.#isSyncing) await new Promise<void>((resolve) => this.#included.push(resolve));
  }

  #run(): void {
    const log = (this.#log ??= this.#openLog());
    this.#included = this.#waiting;
    this.#waiting = [];
    this.#isDirty = false;
    this.#isSyncing = true;
    this.#syncLog(log, (error) => {
      // The system drops what it could not write and reports that once: a second attempt would seem to succeed.
      if (error !== null) throw new DiskSyncError(error);
      this.#isSyncing = false;
      const included = this.#included;
      this.#included = [];
      if (this.#waiting.length > 0) this.#run();
      for (const resolve of included) resolve();
    });
  }

  /** The log exists since the first commit, whose header SQLite itself has synced, and until the database is closed. */
  #openLog(): number {
    return openSync(`${this.#file}-wal`, 'r+');
  }

  async close(): Promise<void> {
    await this.sync();
    if (this.#log !== null) await new Promise((resolve) => close(this.#log!, resolve));
  }
}
