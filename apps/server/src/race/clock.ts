import type { Seat } from '@paddock/kernel';
import type { Time } from '@paddock/protocol';

const SECOND_MS = 1000;
/** What a person has at least when they come back after a bot has moved for them: enough to look at the board and choose. */
const MIN_TIME_ON_RETURN_MS = 15 * SECOND_MS;

/** How the clock of one seat stands, as plain data. */
export interface SeatClock {
  /** Milliseconds that the seat has; while its clock runs, at the moment it was started. */
  left: number;
  /** Since when it runs, or `null`. */
  since: number | null;
  /** A bot drives: it needs no clock. */
  bot: boolean;
}

/**
 * The clocks of a table. They follow from the time control, the times of the entries and the notes on who drives, so that
 * they survive anything: whoever reads those has the clocks.
 */
export class RaceClock {
  readonly #time: Time;
  readonly #hands: readonly SeatClock[];

  constructor(time: Time, hands: readonly SeatClock[]) {
    this.#time = time;
    this.#hands = hands.map((hand) => ({ ...hand }));
  }

  /** The clocks before the race; which seats are bots'. */
  static create(time: Time, bots: readonly boolean[]): RaceClock {
    const left = time.kind === 'none' ? 0 : time.seconds * SECOND_MS;
    return new RaceClock(
      time,
      bots.map((bot) => ({ left, since: null, bot })),
    );
  }

  clone(): RaceClock {
    return new RaceClock(this.#time, this.#hands);
  }

  get seatClocks(): readonly Readonly<SeatClock>[] {
    return this.#hands;
  }

  /** A seat has chosen. */
  stop(seat: Seat, at: number): void {
    const hand = this.#hands[seat]!;
    const used = hand.since === null ? 0 : at - hand.since;
    hand.since = null;
    if (this.#time.kind === 'none') return;
    if (this.#time.kind === 'move') hand.left = this.#time.seconds * SECOND_MS;
    else {
      const left = Math.max(0, hand.left - Math.max(0, used));
      // Nobody earns time by letting a bot drive; nor does anybody come back to a clock that is out.
      hand.left = hand.bot ? Math.max(left, MIN_TIME_ON_RETURN_MS) : left + this.#time.increment * SECOND_MS;
    }
  }

  /** These seats must choose now; clocks that run already run on. */
  start(seats: readonly Seat[], at: number): void {
    if (this.#time.kind === 'none') return;
    for (const seat of seats) {
      const hand = this.#hands[seat]!;
      if (!hand.bot) hand.since ??= at;
    }
  }

  /**
   * A bot or a person drives the seat from now on. A clock that runs runs on until the choice is made, whoever makes it:
   * leaving and coming back within a turn is no way to more time.
   */
  setDriver(seat: Seat, toBot: boolean): void {
    this.#hands[seat]!.bot = toBot;
  }

  /** When the first of the people's clocks is out, or `null`. */
  get dueAt(): number | null {
    const dues = this.#hands.map((_, seat) => this.expiresAt(seat)).filter((at) => at !== null);
    return dues.length === 0 ? null : Math.min(...dues);
  }

  /** When the time of a seat is out, or `null` while its clock does not run. */
  expiresAt(seat: Seat): number | null {
    const { left, since, bot } = this.#hands[seat]!;
    return since === null || bot ? null : since + left;
  }

  hasExpired(seat: Seat, now: number): boolean {
    const { left, since } = this.#hands[seat]!;
    return since !== null && now >= since + left;
  }

  /** What each seat has left now. */
  timesLeft(now: number): (number | null)[] {
    if (this.#time.kind === 'none') return this.#hands.map(() => null);
    return this.#hands.map(({ left, since, bot }) =>
      bot ? null : Math.max(0, left - (since === null ? 0 : Math.max(0, now - since))),
    );
  }
}
