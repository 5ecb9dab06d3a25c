import { TaskAbandonedError } from './background-pool.ts';

/** Longer than a task may take. A process that holds a lease for longer has died. */
const LEASE_MS = 600_000;
/** More attempts would fail the same way. */
export const MAX_ATTEMPTS = 3;

/** Tasks that are stored, by id, and leased by the process that computes them. */
export interface LeaseRepository {
  /** Leases a task that is to be computed; `null` if there is none. No other process gets it until the lease is over. */
  leaseNext(now: number, leasedUntil: number): Promise<string | null>;
  /** Gives a lease back. An attempt that was `abandoned` does not count. */
  release(id: string, abandoned: boolean): Promise<void>;
  /** Ends all leases, for a process that is alone: they are left from before its restart. */
  releaseAll(): Promise<void>;
}

export interface LeasedWorkOptions {
  readonly repository: LeaseRepository;
  /** Computes the tasks. Closing it abandons the one that is being computed. */
  readonly pool: { close(): Promise<void> };
  /** The time of the service clock. */
  readonly now: () => number;
  readonly log: (error: unknown, id: string) => void;
  /** How often to look for tasks that other processes left behind. */
  readonly pollMs: number;
  /** Whether tasks are computed at all, here or in another process. */
  readonly isEnabled: boolean;
}

/** Computes stored tasks in the background, one after the other, each once. */
export abstract class LeasedWork<Options extends LeasedWorkOptions = LeasedWorkOptions> {
  protected readonly options: Options;
  #isRunning = false;
  #work: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: Options) {
    this.options = options;
  }

  /** Computes a task and stores the result. */
  protected abstract compute(id: string): Promise<void>;

  start(): void {
    const { isEnabled, pollMs } = this.options;
    if (!isEnabled) return;
    this.#isRunning = true;
    this.#timer = setInterval(() => this.computeDue(), pollMs).unref();
    this.computeDue();
  }

  /** Ends all leases, for a process that is alone: they are left from before its restart. */
  releaseAll(): Promise<void> {
    return this.options.repository.releaseAll();
  }

  /** Abandons what is being computed. Another process or the next one computes it. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.options.pool.close();
    await this.#work;
  }

  /** Computes what is due, unless that is going on already. */
  computeDue(): void {
    if (!this.#isRunning || this.#work !== null) return;
    this.#work = this.#computeAll()
      .catch((error: unknown) => this.options.log(error, ''))
      .then(() => {
        this.#work = null;
      });
  }

  async #computeAll(): Promise<void> {
    const { repository, now } = this.options;
    while (this.#isRunning) {
      const id = await repository.leaseNext(now(), now() + LEASE_MS);
      if (id === null) return;
      await this.#attempt(id);
    }
  }

  async #attempt(id: string): Promise<void> {
    try {
      await this.compute(id);
    } catch (error) {
      const isAbandoned = error instanceof TaskAbandonedError;
      if (!isAbandoned) this.options.log(error, id);
      await this.options.repository.release(id, isAbandoned);
    }
  }
}
