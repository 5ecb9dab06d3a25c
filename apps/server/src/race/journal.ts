import type { AppendRequest, EntryRepository } from './entry-repository.ts';

interface QueuedAppend {
  readonly request: AppendRequest;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

/** A second batch is stored while the disk is busy with the first. More of them would only be smaller. */
const MAX_BATCHES = 2;

/**
 * Collects the append requests of all tables while the disk is busy, and stores them in one transaction. This makes durable
 * moves cheap. No request is answered before it is on disk.
 */
export class Journal {
  readonly #repository: EntryRepository;
  readonly #onStored: (moves: number) => void;
  #queue: QueuedAppend[] = [];
  /** The next batch waits for the end of this turn of the event loop. */
  #isCollecting = false;
  readonly #batches = new Set<Promise<void>>();

  /** `onStored` is called with the number of moves of each transaction. */
  constructor(repository: EntryRepository, onStored: (moves: number) => void = () => {}) {
    this.#repository = repository;
    this.#onStored = onStored;
  }

  /** False if another process stored entries of the same race first. */
  append(request: AppendRequest): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ request, resolve, reject });
      this.#startBatch();
    });
  }

  /** Waits until all requests are on disk. */
  async flush(): Promise<void> {
    while (this.#batches.size > 0) await Promise.all(this.#batches);
  }

  #startBatch(): void {
    if (this.#queue.length === 0 || this.#isCollecting || this.#batches.size === MAX_BATCHES) return;
    this.#isCollecting = true;
    const batch = this.#writeBatch().then(() => {
      this.#batches.delete(batch);
      this.#startBatch();
    });
    this.#batches.add(batch);
  }

  async #writeBatch(): Promise<void> {
    // Include the requests of this turn of the event loop.
    await new Promise(setImmediate);
    this.#isCollecting = false;
    const batch = this.#queue;
    this.#queue = [];
    try {
      const stored = await this.#repository.append(batch.map(({ request }) => request));
      for (const [i, { resolve }] of batch.entries()) resolve(stored[i]!);
      this.#onStored(stored.filter(Boolean).length);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
