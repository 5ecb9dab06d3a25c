import type { AppendRequest, EntryRepository } from './entry-repository.ts';

interface Waiting {
  readonly appended: AppendRequest;
  readonly settled: (stored: boolean) => void;
  readonly failed: (reason: unknown) => void;
}

/**
 * Collects the append requests of all tables while the disk is busy, and stores them in one transaction. This makes durable
 * moves cheap. No request is answered before it is on disk.
 */
export class Journal {
  readonly #repository: EntryRepository;
  readonly #counted: (moves: number) => void;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  /** `counted` is called with the number of moves of each transaction. */
  constructor(repository: EntryRepository, counted: (moves: number) => void = () => {}) {
    this.#repository = repository;
    this.#counted = counted;
  }

  /** False if another process stored entries of the same race first. */
  append(appended: AppendRequest): Promise<boolean> {
    return new Promise((settled, failed) => {
      this.#waiting.push({ appended, settled, failed });
      this.#writing ??= this.#write();
    });
  }

  /** Waits until all requests are on disk. */
  async flush(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
  }

  async #write(): Promise<void> {
    // Include the requests of this turn of the event loop.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const stored = await this.#repository.append(batch.map(({ appended }) => appended));
        for (const [i, { settled }] of batch.entries()) settled(stored[i]!);
        this.#counted(stored.filter(Boolean).length);
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.#writing = null;
  }
}
