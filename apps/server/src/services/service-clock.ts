/**
 * How long the clock runs on without a confirmed write. A shorter interruption counts as service, a longer one does not
 * count at all.
 */
export const MAX_UNCONFIRMED_MS = 5000;

/**
 * The time that counts for players' clocks: it runs only while this or another process can store moves, and it follows
 * monotonic time, so that steps of the wall clock do not change it. It began at the wall time of the first start and falls
 * behind by every outage since.
 */
export class ServiceClock {
  readonly #monotonic: () => number;
  readonly #wall: () => number;
  #confirmed: number;
  /** When that was, in monotonic time. */
  #confirmedAt: number;

  constructor(servedUntil: number, monotonic: () => number, wall: () => number) {
    this.#monotonic = monotonic;
    this.#wall = wall;
    this.#confirmed = servedUntil;
    this.#confirmedAt = monotonic();
  }

  /** Goes back to the last confirmed moment when a confirmation is overdue: nothing can have been stored since. */
  now(): number {
    const elapsed = this.#monotonic() - this.#confirmedAt;
    return this.#confirmed + (elapsed > MAX_UNCONFIRMED_MS ? 0 : Math.floor(elapsed));
  }

  /** Begins a write that reports `time`; the function answered confirms it with the latest time of any process. */
  report(): { readonly time: number; readonly confirm: (latest: number) => void } {
    const sentAt = this.#monotonic();
    return {
      time: this.now(),
      confirm: (latest) => {
        const answeredAt = this.#monotonic();
        this.#confirmed = latest;
        // A write that hung for long was an outage: it does not count either.
        this.#confirmedAt = answeredAt - sentAt > MAX_UNCONFIRMED_MS ? answeredAt : sentAt;
      },
    };
  }

  /** Something else was stored just now. */
  confirmWrite(): void {
    const now = this.#monotonic();
    const elapsed = Math.floor(now - this.#confirmedAt);
    if (elapsed > MAX_UNCONFIRMED_MS) return;
    this.#confirmed += elapsed;
    this.#confirmedAt += elapsed;
  }

  /** When a moment of this clock will be, or was, if there is no outage in between: to the second, for people. */
  toWallTime(time: number): number {
    return Math.round((time + this.#wall() - this.now()) / 1000) * 1000;
  }
}
