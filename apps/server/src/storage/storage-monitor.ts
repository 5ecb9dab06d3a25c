import { FAILURE_TEXTS, type StorageFailure, storageFailureOf } from './failures.ts';
import type { HeartbeatRepository } from './heartbeat-repository.ts';
import type { ServiceClock } from './service-clock.ts';

const HEARTBEAT_MS = 2000;
/** While the storage fails: how often to look whether it is back. */
const RETRY_MS = 500;
/** How long a successful write proves that writing works. */
const PROOF_MS = 1000;

interface Log {
  error(data: object, message: string): void;
  warn(data: object, message: string): void;
}

/**
 * Writes a heartbeat every few seconds. It drives the service clock, notices when the storage fails and when it is back, and
 * logs each of these once however many statements fail.
 */
export class StorageMonitor {
  readonly #repository: HeartbeatRepository;
  readonly #clock: ServiceClock;
  readonly #log: Log;
  readonly #monotonic: () => number;
  readonly #recovered: (() => void)[] = [];
  #failure: StorageFailure | null = null;
  #timer: NodeJS.Timeout | null = null;
  #beating: Promise<void> | null = null;
  #probing: Promise<void> | null = null;
  #provenAt = -Infinity;
  #stopped = false;

  constructor(repository: HeartbeatRepository, clock: ServiceClock, monotonic: () => number, log: Log) {
    this.#repository = repository;
    this.#clock = clock;
    this.#monotonic = monotonic;
    this.#log = log;
  }

  start(): void {
    this.#schedule(HEARTBEAT_MS);
  }

  /** Writes a last heartbeat, so that the time until now counts as served. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#beating;
    if (this.#failure === null) await this.beat();
  }

  /** Registers what to do when the storage is back: messages may have been lost and work left undone. */
  onRecovery(callback: () => void): void {
    this.#recovered.push(callback);
  }

  /** Notes an error. Returns whether the storage caused it, which is logged only when it is a new failure. */
  noteFailure(error: unknown): boolean {
    const failure = storageFailureOf(error);
    if (failure === null) return false;
    this.#provenAt = -Infinity;
    if (failure !== this.#failure) {
      this.#failure = failure;
      this.#log.error({ err: error }, FAILURE_TEXTS[failure]);
      this.#schedule(RETRY_MS);
    }
    return true;
  }

  /** Proves that something can be stored, or throws. */
  async checkWritable(): Promise<void> {
    if (this.#monotonic() - this.#provenAt < PROOF_MS) return;
    await (this.#probing ??= this.#write(true).finally(() => (this.#probing = null)));
  }

  /** Writes one heartbeat. Failures are noted, not thrown. */
  async beat(): Promise<void> {
    // Where the disk was full, only a write that needs room shows that it is not any more.
    this.#beating ??= this.#write(this.#failure === 'full')
      .catch((error: unknown) => {
        if (!this.noteFailure(error)) this.#log.error({ err: error }, 'the heartbeat failed');
      })
      .finally(() => (this.#beating = null));
    await this.#beating;
  }

  async #write(needsRoom: boolean): Promise<void> {
    const { time, confirm } = this.#clock.report();
    try {
      confirm(await (needsRoom ? this.#repository.probe(time) : this.#repository.beat(time)));
    } catch (error) {
      this.noteFailure(error);
      throw error;
    }
    if (needsRoom) this.#provenAt = this.#monotonic();
    if (this.#failure === null || (this.#failure === 'full' && !needsRoom)) return;
    const before = this.#failure;
    this.#failure = null;
    this.#log.warn({}, before === 'full' ? 'there is room on the disk again' : 'the database is back');
    for (const callback of this.#recovered) callback();
  }

  #schedule(wait: number): void {
    if (this.#stopped) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.beat().then(() => this.#schedule(this.#failure === null ? HEARTBEAT_MS : RETRY_MS));
    }, wait);
  }
}
