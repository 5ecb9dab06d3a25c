import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Driver } from '../drivers.ts';
import { UserError } from '../errors.ts';
import type { Refused } from './worker.ts';

export const MOST_WORKERS = 256;

export function defaultWorkers(): number {
  return availableParallelism();
}

/** How much a worker gets at a time: one game or deal where bots think, since each takes seconds, else more. */
export function chunkSize(drivers: readonly Driver[], total: number, workers: number): number {
  if (drivers.some(({ budget }) => budget !== null)) return 1;
  return Math.max(1, Math.min(500, Math.ceil(total / (workers * 20))));
}

export interface Share<T> {
  readonly from: number;
  readonly to: number;
  readonly result: T;
}

/**
 * Shares out the numbers from `from` up to `to` among worker threads in chunks, and hands on what comes back in the
 * order of the numbers, so that whoever stops in between knows what is done. Ctrl-C ends the workers and throws.
 */
export async function inChunks<T>(
  plan: { task: 'simulate' | 'fuzz' | 'tournament'; workers: number; from: number; to: number; chunk: number },
  describe: (from: number, to: number) => object,
  take: (share: Share<T>) => boolean | void,
): Promise<void> {
  const pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: plan.task,
    minThreads: plan.workers,
    maxThreads: plan.workers,
  });
  const interrupt = new AbortController();
  const stop = (): void => interrupt.abort(new Interrupted());
  process.once('SIGINT', stop);
  try {
    const running: Promise<Share<T>>[] = [];
    let next = plan.from;
    const launch = (): void => {
      const from = next;
      const to = Math.min(plan.to, from + plan.chunk);
      next = to;
      const job = pool.run(describe(from, to), { signal: interrupt.signal }) as Promise<T | Refused>;
      const share = job.then((result) => ({ from, to, result: accepted(result) }));
      share.catch(() => {}); // it is awaited in its turn, and reported there
      running.push(share);
    };
    // Two chunks a worker are under way: one running, one waiting, so that no worker is ever idle.
    while (next < plan.to && running.length < 2 * plan.workers) launch();
    while (running.length > 0) {
      const share = await running.shift()!;
      if (next < plan.to) launch();
      if (take(share) === false) return;
    }
  } catch (error) {
    throw interrupt.signal.aborted ? interrupt.signal.reason : error;
  } finally {
    process.removeListener('SIGINT', stop);
    await pool.destroy();
  }
}

function accepted<T>(result: T | Refused): T {
  if (result !== null && typeof result === 'object' && 'refused' in result) throw new UserError(result.refused);
  return result;
}

/** Ctrl-C: no defect, nothing to explain. */
export class Interrupted extends Error {}
