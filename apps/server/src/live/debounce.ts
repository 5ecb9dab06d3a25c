import { storageFailureOf } from '../storage/failures.ts';

/** Collects keys, each once, and calls `work` with them after a delay, however many requests there are. */
export class Debouncer {
  readonly #delayMs: number;
  readonly #work: (keys: ReadonlySet<string>) => Promise<void>;
  readonly #log: (error: unknown) => void;
  #keys = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  #working: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(wait: number, work: (keys: ReadonlySet<string>) => Promise<void>, log: (error: unknown) => void) {
    this.#delayMs = wait;
    this.#work = work;
    this.#log = log;
  }

  request(key: string): void {
    this.#keys.add(key);
    if (!this.#isStopped) this.#timer ??= setTimeout(() => void this.#run(), this.#delayMs);
  }

  /** Starts nothing new, and waits for what is running. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#working;
  }

  async #run(): Promise<void> {
    const keys = this.#keys;
    this.#keys = new Set();
    this.#working = this.#work(keys).catch((error: unknown) => {
      this.#log(error);
      // Tried again with the next keys, because nobody else would request it.
      if (storageFailureOf(error) !== null) for (const key of keys) this.#keys.add(key);
    });
    await this.#working;
    this.#timer = null;
    for (const key of this.#keys) this.request(key);
  }
}
