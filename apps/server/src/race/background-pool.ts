import { Piscina } from 'piscina';

/** Longer than any task should take. It is only to end what would never end. */
const MAX_MS = 300_000;
/** The lowest priority there is: everything else on the machine comes first. */
const LOWEST_PRIORITY = 19;

/** A task was being computed when the pool was closed. */
export class TaskAbandonedError extends Error {}

/** One worker thread of the lowest priority, in which tasks are computed one after the other by an exported function of a file. */
export class BackgroundPool<Task, Result> {
  readonly #pool: Piscina;
  #closing: Promise<void> | null = null;

  constructor(file: URL, name: string) {
    this.#pool = new Piscina({
      filename: file.href,
      name,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
      niceIncrement: LOWEST_PRIORITY,
    });
  }

  async compute(task: Task): Promise<Result> {
    try {
      return (await this.#pool.run(task, { signal: AbortSignal.timeout(MAX_MS) })) as Result;
    } catch (error) {
      throw this.#closing === null ? error : new TaskAbandonedError();
    }
  }

  /** Ends the thread. A task that is being computed is abandoned. */
  close(): Promise<void> {
    return (this.#closing ??= this.#pool.destroy());
  }
}
