import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Question } from './worker.ts';

/** Worker threads in which bots think, so that the server's own thread never waits for one. */
export class BotPool {
  readonly #pool: Piscina;

  constructor(threads = availableParallelism()) {
    this.#pool = new Piscina({
      filename: new URL('./worker.ts', import.meta.url).href,
      name: 'think',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
  }

  think(question: Question): Promise<object> {
    return this.#pool.run(question) as Promise<object>;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
