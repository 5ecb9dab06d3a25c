import { Piscina } from 'piscina';
import type { ComputedDebrief, DebriefTask } from './worker.ts';

/** Longer than any race should take. It is only to end what would never end. */
const MAX_MS = 300_000;
/** The lowest priority there is: everything else on the machine comes first. */
const LOWEST_PRIORITY = 19;

/** The debrief was being computed when the pool was closed. */
export class DebriefAbandonedError extends Error {}

/** One worker thread of the lowest priority, in which debriefs are computed one after the other. */
export class DebriefPool {
  readonly #pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: 'computeDebrief',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    niceIncrement: LOWEST_PRIORITY,
  });
  #closing: Promise<void> | null = null;

  async compute(task: DebriefTask): Promise<ComputedDebrief> {
    try {
      return (await this.#pool.run(task, { signal: AbortSignal.timeout(MAX_MS) })) as ComputedDebrief;
    } catch (error) {
      throw this.#closing === null ? error : new DebriefAbandonedError();
    }
  }

  /** Ends the thread. A debrief that is being computed is abandoned. */
  close(): Promise<void> {
    return (this.#closing ??= this.#pool.destroy());
  }
}
