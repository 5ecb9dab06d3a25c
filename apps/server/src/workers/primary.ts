import cluster, { type Worker } from 'node:cluster';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type HandedUpgrade, WORKER_NUMBER_VARIABLE, type WorkerReady } from './messages.ts';

/** How long to wait before a worker that ended is started again, longer each time it ends soon. */
const RESTART_DELAYS_MS = [100, 1000, 5000, 30_000];
const SOON_MS = 60_000;

/**
 * Starts worker processes that serve on one port, replaces those that end, and passes WebSockets on to the worker of their
 * table. That worker then has the race in memory alone, which is only quicker: every worker can serve every table, and the
 * database decides.
 */
export class Primary {
  readonly #log: (message: string) => void;
  readonly #workers: (Worker | null)[];
  /** All that run, also those that do not serve yet, and when they end. */
  readonly #running = new Map<Worker, Promise<void>>();
  #isStopping = false;

  private constructor(workers: number, log: (message: string) => void) {
    this.#workers = Array.from({ length: workers }, () => null);
    this.#log = log;
  }

  /** Resolves when all workers serve. The first one says on which port, and which admin token it created. */
  static async start(
    workers: number,
    log: (message: string) => void,
  ): Promise<{ readonly primary: Primary; readonly first: WorkerReady }> {
    const primary = new Primary(workers, log);
    // The first one alone: it migrates the database and creates the admin token.
    const first = await primary.#startWorker(0);
    await Promise.all(primary.#workers.slice(1).map((_, i) => primary.#startWorker(i + 1)));
    return { primary, first };
  }

  /** Ends the workers, which answer what they have begun. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const worker of this.#running.keys()) worker.process.kill('SIGTERM');
    await Promise.all(this.#running.values());
  }

  /** Resolves when the worker serves; rejects if it ends before. */
  #startWorker(number: number, failures = 0): Promise<WorkerReady> {
    const startedAt = Date.now();
    const worker = cluster.fork({ [WORKER_NUMBER_VARIABLE]: String(number) });
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    this.#running.set(worker, ended);
    return new Promise((resolve, reject) => {
      worker.on('message', (message: WorkerReady | HandedUpgrade, handle: unknown) => {
        if (message.type === 'upgrade') this.#passOn(message, handle as Socket | undefined);
        else {
          this.#workers[number] = worker;
          resolve(message);
        }
      });
      void ended.then(() => {
        this.#running.delete(worker);
        const wasReady = this.#workers[number] === worker;
        if (wasReady) this.#workers[number] = null;
        else reject(new Error('a worker could not start'));
        const failed = Date.now() - startedAt < SOON_MS ? failures + 1 : 1;
        // A worker that cannot even start the first time has said why on stderr, and the program ends.
        if (wasReady || failures > 0) void this.#restart(number, failed);
      });
    });
  }

  async #restart(number: number, failures: number): Promise<void> {
    if (this.#isStopping) return;
    this.#log(`worker ${number} has ended and is started again`);
    await pause(RESTART_DELAYS_MS[Math.min(failures, RESTART_DELAYS_MS.length) - 1]);
    if (!this.#isStopping) await this.#startWorker(number, failures).catch(() => {});
  }

  /** While the wanted worker restarts, another takes its place. */
  #passOn(message: HandedUpgrade, socket: Socket | undefined): void {
    // The client has left meanwhile.
    if (socket === undefined) return;
    // Without a listener, a client that leaves now would end the process.
    socket.on('error', () => socket.destroy());
    const { length } = this.#workers;
    const candidates = Array.from({ length }, (_, i) => this.#workers[(message.worker + i) % length] ?? null);
    const worker = candidates.find((candidate) => candidate?.isConnected() === true);
    if (worker === undefined || worker === null) socket.destroy();
    // Once it is passed on, only its shell is left here. The worker that handed it over cannot end until that is closed.
    else worker.send(message, socket as never, () => socket.destroy());
  }
}
