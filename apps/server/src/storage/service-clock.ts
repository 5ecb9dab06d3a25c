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
    return Math.floor(this.#at(this.#monotonic()));
  }

  /** Begins a write that reports `time`; `confirm` is called with the latest time of any process once it is stored. */
  report(): { readonly time: number; readonly confirm: (latest: number) => void } {
    const sentAt = this.#monotonic();
    const time = this.#at(sentAt);
    return {
      time: Math.floor(time),
      confirm: (latest) => {
        const answeredAt = this.#monotonic();
        // A write that hung for long was an outage: it does not count either.
        const elapsed = answeredAt - sentAt > MAX_UNCONFIRMED_MS ? 0 : answeredAt - sentAt;
        // Another process's time is of some moment before the answer: it counts from then, or both would push each other ahead.
        this.#set(Math.max(time + elapsed, latest), answeredAt);
      },
    };
  }

  /** Notes that something else was stored just now. */
  confirmWrite(): void {
    const now = this.#monotonic();
    if (now - this.#confirmedAt <= MAX_UNCONFIRMED_MS) this.#set(this.#at(now), now);
  }

  #at(monotonic: number): number {
    const elapsed = monotonic - this.#confirmedAt;
    return this.#confirmed + (elapsed > MAX_UNCONFIRMED_MS ? 0 : elapsed);
  }

  #set(confirmed: number, at: number): void {
    this.#confirmed = confirmed;
    this.#confirmedAt = at;
  }

  /** Converts a time of this clock to wall time, if there is no outage in between; to the second. */
  toWallTime(time: number): number {
    return Math.round((time + this.#wall() - this.now()) / 1000) * 1000;
  }
}
