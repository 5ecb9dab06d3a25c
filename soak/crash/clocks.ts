import type { TimeControl } from '@paddock/protocol';

/** The clock of a seat as it follows from what is stored; written a second time, so that the server's own is held against it. */
interface Hand {
  left: number;
  since: number | null;
  bot: boolean;
}

/** What a person comes back to at least, after a bot has moved for them. */
const RETURN = 15_000;

export class Clocks {
  readonly #time: TimeControl;
  readonly #hands: Hand[];

  constructor(time: TimeControl, bots: readonly boolean[]) {
    this.#time = time;
    const left = time.kind === 'none' ? Infinity : time.seconds * 1000;
    this.#hands = bots.map((bot) => ({ left, since: null, bot }));
  }

  moved(seat: number, at: number): void {
    const hand = this.#hands[seat]!;
    if (this.#time.kind === 'bank') {
      const rest = Math.max(0, hand.left - (hand.since === null ? 0 : Math.max(0, at - hand.since)));
      hand.left = hand.bot ? Math.max(rest, RETURN) : rest + this.#time.increment * 1000;
    }
    hand.since = null;
  }

  awaited(seats: readonly number[], at: number): void {
    for (const seat of seats) {
      const hand = this.#hands[seat]!;
      if (!hand.bot) hand.since ??= at;
    }
  }

  /** A bot drives on. Says whether the seat's time was out by then. */
  handedToBot(seat: number, at: number): boolean {
    const hand = this.#hands[seat]!;
    hand.bot = true;
    return hand.since !== null && at >= hand.since + hand.left;
  }

  drivenByBot(seat: number): boolean {
    return this.#hands[seat]!.bot;
  }

  /** When the first person's time is out, or `null`. */
  get deadline(): number | null {
    const ends = this.#hands.flatMap(({ left, since, bot }) => (since === null || bot ? [] : [since + left]));
    const first = Math.min(...ends);
    return Number.isFinite(first) ? first : null;
  }
}
