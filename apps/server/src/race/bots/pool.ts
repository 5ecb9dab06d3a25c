import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { BotTask } from './worker.ts';

/** Worker threads in which bots think, so that the server's own thread never waits for one. */
export class BotPool {
  readonly #pool: Piscina;
  readonly #thought: (ms: number) => void;

  /** How long a bot took to decide, in milliseconds, is told to `thought`. */
  constructor(threads = availableParallelism(), thought: (ms: number) => void = () => {}) {
    this.#thought = thought;
    this.#pool = new Piscina({
      filename: new URL('./worker.ts', import.meta.url).href,
      name: 'chooseMove',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
  }

  async chooseMove(question: BotTask): Promise<object> {
    const began = performance.now();
    const move = (await this.#pool.run(question)) as object;
    this.#thought(performance.now() - began);
    return move;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
