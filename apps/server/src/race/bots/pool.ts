import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { BotTask } from './worker.ts';

/** Worker threads in which bots choose moves, so that the main thread never waits for them. */
export class BotPool {
  readonly #pool: Piscina;
  readonly #onMove: (ms: number) => void;

  /** `onMove` is called with the milliseconds that a bot took. */
  constructor(threads = availableParallelism(), onMove: (ms: number) => void = () => {}) {
    this.#onMove = onMove;
    this.#pool = new Piscina({
      filename: new URL('./worker.ts', import.meta.url).href,
      name: 'chooseMove',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
  }

  async chooseMove(task: BotTask): Promise<object> {
    const began = performance.now();
    const move = (await this.#pool.run(task)) as object;
    this.#onMove(performance.now() - began);
    return move;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
