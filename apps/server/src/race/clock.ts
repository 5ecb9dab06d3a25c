import type { Seat } from '@paddock/kernel';
import type { TimeControl } from '@paddock/protocol';

const SECOND_MS = 1000;
/** The least time a person has after a bot moved for them: enough to look at the board and choose. */
const MIN_TIME_ON_RETURN_MS = 15 * SECOND_MS;

/** A time in which a clock stands still: a vacation. */
export interface ClockPause {
  readonly from: number;
  readonly until: number;
}

const NO_PAUSES: readonly ClockPause[] = [];

/** The clock of one seat, as plain data. */
export interface SeatClock {
  /** Milliseconds left; while the clock runs, those left when it started. */
  left: number;
  /** When it started to run, or `null`. */
  since: number | null;
  /** A bot drives, which needs no clock. */
  bot: boolean;
}

/**
 * The clocks of a race. They follow from the time control, the times of the entries, the driver changes and the pauses, so that
 * they need not be stored.
 */
export class RaceClock {
  readonly #time: TimeControl;
  readonly #seatClocks: readonly SeatClock[];
  /** Of each seat that has some, in their order. */
  readonly #pauses: ReadonlyMap<Seat, readonly ClockPause[]>;

  constructor(
    time: TimeControl,
    seatClocks: readonly SeatClock[],
    pauses: ReadonlyMap<Seat, readonly ClockPause[]> = new Map(),
  ) {
    this.#time = time;
    this.#pauses = pauses;
    this.#seatClocks = seatClocks.map((clock) => ({ ...clock }));
  }

  /** The clocks before the race; `bots` says which seats have one. */
  static create(
    time: TimeControl,
    bots: readonly boolean[],
    pauses?: ReadonlyMap<Seat, readonly ClockPause[]>,
  ): RaceClock {
    const left = time.kind === 'none' ? 0 : time.seconds * SECOND_MS;
    return new RaceClock(
      time,
      bots.map((bot) => ({ left, since: null, bot })),
      pauses,
    );
  }

  clone(): RaceClock {
    return new RaceClock(this.#time, this.#seatClocks, this.#pauses);
  }

  get seatClocks(): readonly Readonly<SeatClock>[] {
    return this.#seatClocks;
  }

  /** A seat has moved. */
  stop(seat: Seat, at: number): void {
    const clock = this.#seatClocks[seat]!;
    const used = clock.since === null ? 0 : this.#runningTime(seat, clock.since, at);
    clock.since = null;
    if (this.#time.kind === 'none') return;
    if (this.#time.kind === 'move') clock.left = this.#time.seconds * SECOND_MS;
    else {
      const left = Math.max(0, clock.left - Math.max(0, used));
      // A bot's moves earn no increment, but nobody comes back to a clock that has run out.
      clock.left = clock.bot ? Math.max(left, MIN_TIME_ON_RETURN_MS) : left + this.#time.increment * SECOND_MS;
    }
  }

  /** Starts the clocks of the awaited seats. Clocks that run already go on. */
  start(seats: readonly Seat[], at: number): void {
    if (this.#time.kind === 'none') return;
    for (const seat of seats) {
      const clock = this.#seatClocks[seat]!;
      if (!clock.bot) clock.since ??= at;
    }
  }

  /**
   * Sets whether a bot drives a seat. A running clock goes on until the move is made, so that nobody gains time by leaving
   * and coming back within a turn.
   */
  setDriver(seat: Seat, toBot: boolean): void {
    this.#seatClocks[seat]!.bot = toBot;
  }

  /** When the first clock of a person runs out, or `null`. */
  get dueAt(): number | null {
    let first: number | null = null;
    for (let seat = 0; seat < this.#seatClocks.length; seat++) {
      const at = this.expiresAt(seat);
      if (at !== null && (first === null || at < first)) first = at;
    }
    return first;
  }

  /** When the time of a seat runs out, or `null` while its clock does not run. */
  expiresAt(seat: Seat): number | null {
    const { left, since, bot } = this.#seatClocks[seat]!;
    return since === null || bot ? null : this.#endOf(seat, since, left);
  }

  hasExpired(seat: Seat, now: number): boolean {
    const { left, since } = this.#seatClocks[seat]!;
    return since !== null && now >= this.#endOf(seat, since, left);
  }

  /** Milliseconds that each seat has left now. */
  timesLeft(now: number): (number | null)[] {
    if (this.#time.kind === 'none') return this.#seatClocks.map(() => null);
    return this.#seatClocks.map(({ left, since, bot }, seat) =>
      bot ? null : Math.max(0, left - (since === null ? 0 : Math.max(0, this.#runningTime(seat, since, now)))),
    );
  }

  /** How long a seat's clock has run between two times. */
  #runningTime(seat: Seat, from: number, to: number): number {
    const pauses = this.#pauses.get(seat) ?? NO_PAUSES;
    return pauses.reduce((time, pause) => {
      return time - Math.max(0, Math.min(to, pause.until) - Math.max(from, pause.from));
    }, to - from);
  }

  /** When a seat's clock that started then has run for so long. */
  #endOf(seat: Seat, since: number, left: number): number {
    const pauses = this.#pauses.get(seat) ?? NO_PAUSES;
    return pauses.reduce((end, { from, until }) => {
      return from < end && until > since ? end + until - Math.max(from, since) : end;
    }, since + left);
  }
}
