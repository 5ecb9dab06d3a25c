/** What the players of one contestant count, all tables together. */
export class LatencyTally {
  moves = 0;
  /** Milliseconds from sending a move until its sender knew that it was made. */
  acknowledged: number[] = [];
  /** Milliseconds from sending a move until all four players had received it. */
  delivered: number[] = [];

  clear(): void {
    this.moves = 0;
    this.acknowledged = [];
    this.delivered = [];
  }
}

export const SEATS = 4;

/**
 * The moves of one table. One comes after the other, and every player receives each once: so the k-th delivery of any player is
 * about the k-th move.
 */
export class MoveClock {
  readonly #tally: LatencyTally;
  readonly #sent: number[] = [];
  readonly #deliveries: number[] = [];
  readonly #deliveriesByPlayer: number[] = new Array<number>(SEATS).fill(0);
  /** What the player to move will do, as soon as they play on. */
  #waiting: (() => void) | null = null;
  #playing: boolean;

  constructor(tally: LatencyTally, playing: boolean) {
    this.#tally = tally;
    this.#playing = playing;
  }

  set playing(on: boolean) {
    this.#playing = on;
    if (on) this.#waiting?.();
    if (on) this.#waiting = null;
  }

  get count(): number {
    return this.#sent.length;
  }

  /** A player is to move: at once, or when the next round begins. */
  turn(move: (k: number) => void): void {
    const send = (): void => {
      this.#deliveries.push(0);
      move(this.#sent.push(performance.now()) - 1);
    };
    if (this.#playing) send();
    else this.#waiting = send;
  }

  acknowledged(k: number): void {
    this.#tally.moves++;
    this.#tally.acknowledged.push(performance.now() - this.#sent[k]!);
  }

  countDelivery(player: number): void {
    const k = this.#deliveriesByPlayer[player]!++;
    if (++this.#deliveries[k]! === SEATS) this.#tally.delivered.push(performance.now() - this.#sent[k]!);
  }
}
