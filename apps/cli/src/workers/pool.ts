import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { ConfiguredBot } from '../configured-bot.ts';
import { UserError } from '../errors.ts';

/** Errors lose their class between threads, so a worker returns a `UserError` as a value. */
export interface UserErrorResult {
  readonly userError: string;
}

export const MAX_WORKERS = 256;

export function defaultWorkerCount(): number {
  return availableParallelism();
}

/** Games or deals per chunk: one if a bot searches, since each game then takes seconds, otherwise more. */
export function chunkSizeFor(bots: readonly ConfiguredBot[], total: number, workers: number): number {
  if (bots.some(({ budget }) => budget !== null)) return 1;
  return Math.max(1, Math.min(500, Math.ceil(total / (workers * 20))));
}

interface ChunkResult<T> {
  readonly from: number;
  readonly to: number;
  readonly result: T;
}

/**
 * Distributes the numbers from `from` up to `to` among worker threads in chunks. The default export of the `worker` module
 * handles one chunk. Results are delivered in the order of the numbers, so an interrupted run knows what is done. `onResult`
 * returns `false` to stop. Ctrl-C ends the workers and throws.
 */
export async function runInChunks<T>(
  plan: { worker: URL; workers: number; from: number; to: number; chunk: number },
  createChunk: (from: number, to: number) => object,
  onResult: (result: ChunkResult<T>) => boolean | void,
): Promise<void> {
  const pool = new Piscina({
    filename: plan.worker.href,
    minThreads: plan.workers,
    maxThreads: plan.workers,
  });
  const interrupt = new AbortController();
  const stop = (): void => interrupt.abort(new InterruptedError());
  process.once('SIGINT', stop);
  try {
    const running: Promise<ChunkResult<T>>[] = [];
    let next = plan.from;
    const launch = (): void => {
      const from = next;
      const to = Math.min(plan.to, from + plan.chunk);
      next = to;
      const job = pool.run(createChunk(from, to), { signal: interrupt.signal }) as Promise<T | UserErrorResult>;
      const chunkResult = job.then((result) => ({ from, to, result: unwrapResult(result) }));
      chunkResult.catch(() => {}); // awaited and reported below
      running.push(chunkResult);
    };
    // Two chunks per worker, one running and one waiting, so that no worker is idle.
    while (next < plan.to && running.length < 2 * plan.workers) launch();
    while (running.length > 0) {
      const chunk = await running.shift()!;
      if (next < plan.to) launch();
      if (onResult(chunk) === false) return;
    }
  } catch (error) {
    throw interrupt.signal.aborted ? interrupt.signal.reason : error;
  } finally {
    process.removeListener('SIGINT', stop);
    await pool.destroy();
  }
}

function unwrapResult<T>(result: T | UserErrorResult): T {
  if (result !== null && typeof result === 'object' && 'userError' in result) throw new UserError(result.userError);
  return result;
}

/** Thrown after Ctrl-C. */
export class InterruptedError extends Error {}
