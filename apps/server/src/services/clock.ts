import type { Seat } from '@paddock/kernel';
import type { Time } from '@paddock/protocol';

const SECOND = 1000;

/**
 * The clocks of a table. They follow from the time control and the times of the entries alone, so that they survive
 * anything: whoever reads the entries has the clocks.
 */
export class Clock {
  readonly #time: Time;
  /** Milliseconds that each seat has; while it runs, at the moment it was started. */
  readonly #left: number[];
  /** Since when each seat's clock runs, or `null`. */
  readonly #since: (number | null)[];

  constructor(time: Time, seats: number) {
    this.#time = time;
    const whole = time.kind === 'none' ? 0 : time.seconds * SECOND;
    this.#left = Array.from({ length: seats }, () => whole);
    this.#since = Array.from({ length: seats }, () => null);
  }

  /** A seat has chosen. */
  stop(seat: Seat, at: number): void {
    const since = this.#since[seat];
    if (since === null || since === undefined || this.#time.kind === 'none') return;
    this.#since[seat] = null;
    if (this.#time.kind === 'move') this.#left[seat] = this.#time.seconds * SECOND;
    else this.#left[seat] = Math.max(0, this.#left[seat]! - (at - since)) + this.#time.increment * SECOND;
  }

  /** These seats must choose now; clocks that run already run on. */
  start(seats: readonly Seat[], at: number): void {
    if (this.#time.kind === 'none') return;
    for (const seat of seats) this.#since[seat] ??= at;
  }

  /** When the first of the running clocks is out, or `null`. */
  get dueAt(): number | null {
    const dues = this.#since.flatMap((since, seat) => (since === null ? [] : [since + this.#left[seat]!]));
    return dues.length === 0 ? null : Math.min(...dues);
  }

  isOut(seat: Seat, now: number): boolean {
    const since = this.#since[seat];
    return since !== null && since !== undefined && now >= since + this.#left[seat]!;
  }

  /** What each seat has left now. */
  face(now: number): (number | null)[] {
    if (this.#time.kind === 'none') return this.#left.map(() => null);
    return this.#left.map((left, seat) =>
      Math.max(0, left - (this.#since[seat] === null ? 0 : now - this.#since[seat]!)),
    );
  }
}
