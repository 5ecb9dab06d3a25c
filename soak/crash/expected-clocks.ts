import type { TimeControl } from '@paddock/protocol';

/** The clock of a seat as it follows from what is stored: a second implementation, to compare the server's with. */
interface SeatClock {
  left: number;
  since: number | null;
  bot: boolean;
}

/** The least time a person has after a bot moved for them. */
const MIN_TIME_ON_RETURN_MS = 15_000;

export class ExpectedClocks {
  readonly #time: TimeControl;
  readonly #seatClocks: SeatClock[];

  constructor(time: TimeControl, bots: readonly boolean[]) {
    this.#time = time;
    const left = time.kind === 'none' ? Infinity : time.seconds * 1000;
    this.#seatClocks = bots.map((bot) => ({ left, since: null, bot }));
  }

  stop(seat: number, at: number): void {
    const hand = this.#seatClocks[seat]!;
    if (this.#time.kind === 'bank') {
      const rest = Math.max(0, hand.left - (hand.since === null ? 0 : Math.max(0, at - hand.since)));
      hand.left = hand.bot ? Math.max(rest, MIN_TIME_ON_RETURN_MS) : rest + this.#time.increment * 1000;
    }
    hand.since = null;
  }

  start(seats: readonly number[], at: number): void {
    for (const seat of seats) {
      const hand = this.#seatClocks[seat]!;
      if (!hand.bot) hand.since ??= at;
    }
  }

  /** A bot takes over. Returns whether the seat's time had run out. */
  switchToBot(seat: number, at: number): boolean {
    const hand = this.#seatClocks[seat]!;
    hand.bot = true;
    return hand.since !== null && at >= hand.since + hand.left;
  }

  isBotDriven(seat: number): boolean {
    return this.#seatClocks[seat]!.bot;
  }

  /** When the first person's time runs out, or `null`. */
  get deadline(): number | null {
    const ends = this.#seatClocks.flatMap(({ left, since, bot }) => (since === null || bot ? [] : [since + left]));
    const first = Math.min(...ends);
    return Number.isFinite(first) ? first : null;
  }
}
