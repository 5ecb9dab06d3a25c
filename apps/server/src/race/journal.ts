import type { AppendRequest, EntryRepository } from './entry-repository.ts';

interface Waiting {
  readonly appended: AppendRequest;
  readonly settled: (stored: boolean) => void;
  readonly failed: (reason: unknown) => void;
}

/**
 * Gathers what tables want stored while the disk is busy, and stores it together: with many tables this is what makes
 * durable moves cheap. Nobody is answered before the disk has it.
 */
export class Journal {
  readonly #repository: EntryRepository;
  readonly #counted: (moves: number) => void;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  /** How many moves a transaction has stored is told to `counted`. */
  constructor(repository: EntryRepository, counted: (moves: number) => void = () => {}) {
    this.#repository = repository;
    this.#counted = counted;
  }

  /** Whether it is in; not, when another process was quicker. */
  append(appended: AppendRequest): Promise<boolean> {
    return new Promise((settled, failed) => {
      this.#waiting.push({ appended, settled, failed });
      this.#writing ??= this.#write();
    });
  }

  /** Waits until all that was asked for is on disk. */
  async flush(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
  }

  async #write(): Promise<void> {
    // Others that are ready in this turn of the event loop come along.
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
