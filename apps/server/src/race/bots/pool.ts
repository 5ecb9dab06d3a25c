import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { BotTask } from './worker.ts';

/** The bot was still thinking when the pool was closed. */
export class BotAbandonedError extends Error {}

/** Worker threads in which bots choose moves, so that the main thread never waits for them. */
export class BotPool {
  readonly #pool: Piscina;
  readonly #onMove: (ms: number) => void;
  #closing: Promise<void> | null = null;

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
    try {
      const move = (await this.#pool.run(task)) as object;
      this.#onMove(performance.now() - began);
      return move;
    } catch (error) {
      throw this.#closing === null ? error : new BotAbandonedError();
    }
  }

  /** Ends the threads. Moves that are being chosen are abandoned. */
  close(): Promise<void> {
    return (this.#closing ??= this.#pool.destroy());
  }
}
