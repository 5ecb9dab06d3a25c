import type { AppendRequest, EntryRepository } from './entry-repository.ts';

interface QueuedAppend {
  readonly request: AppendRequest;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Collects the append requests of all tables while the disk is busy, and stores them in one transaction. This makes durable
 * moves cheap. No request is answered before it is on disk.
 */
export class Journal {
  readonly #repository: EntryRepository;
  readonly #onStored: (moves: number) => void;
  #queue: QueuedAppend[] = [];
  #writing: Promise<void> | null = null;

  /** `onStored` is called with the number of moves of each transaction. */
  constructor(repository: EntryRepository, onStored: (moves: number) => void = () => {}) {
    this.#repository = repository;
    this.#onStored = onStored;
  }

  /** False if another process stored entries of the same race first. */
  append(request: AppendRequest): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ request, resolve, reject });
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
    while (this.#queue.length > 0) {
      const batch = this.#queue;
      this.#queue = [];
      try {
        const stored = await this.#repository.append(batch.map(({ request: appended }) => appended));
        for (const [i, { resolve: settled }] of batch.entries()) settled(stored[i]!);
        this.#onStored(stored.filter(Boolean).length);
      } catch (error) {
        for (const { reject: failed } of batch) failed(error);
      }
    }
    this.#writing = null;
  }
}
