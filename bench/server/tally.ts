/** Counts the messages of one kind that players receive, and their bytes. */
export interface MessageCount {
  messages: number;
  bytes: number;
}

/** What the players of one server count, all tables together. */
export class LoadTally {
  moves = 0;
  /** Milliseconds from sending a move until its sender knew that it was made. */
  acknowledged: number[] = [];
  /** Milliseconds from sending a move until all four players had received it. */
  delivered: number[] = [];
  /** What players received of a move after which they had to choose. */
  choosing: MessageCount = { messages: 0, bytes: 0 };
  /** What players received of a move after which they only watched. */
  watching: MessageCount = { messages: 0, bytes: 0 };
}

export const SEATS = 4;

/**
 * The moves of one table. One comes after the other, and every player receives each once: so the k-th delivery of any player is
 * about the k-th move.
 */
export class MoveClock {
  readonly #tally: () => LoadTally;
  readonly #thinkMs: number;
  readonly #sent: number[] = [];
  readonly #deliveries: number[] = [];
  readonly #deliveriesByPlayer: number[] = new Array<number>(SEATS).fill(0);
  /** The moves of each player that are sent and not acknowledged yet. */
  readonly #pending: number[][] = Array.from({ length: SEATS }, () => []);
  /** What the player to move will do, as soon as they play on. */
  #waiting: (() => void) | null = null;
  #isPlaying = false;

  constructor(tally: () => LoadTally, thinkMs: number) {
    this.#tally = tally;
    this.#thinkMs = thinkMs;
  }

  set isPlaying(on: boolean) {
    this.#isPlaying = on;
    if (on) this.#waiting?.();
    if (on) this.#waiting = null;
  }

  get count(): number {
    return this.#sent.length;
  }

  /** A player is to move: after thinking, or when the next round begins. */
  takeTurn(player: number, sendMove: () => void): void {
    if (this.#thinkMs === 0) this.#move(player, sendMove);
    else setTimeout(() => this.#move(player, sendMove), this.#thinkMs);
  }

  #move(player: number, sendMove: () => void): void {
    const send = (): void => {
      this.#deliveries.push(0);
      this.#pending[player]!.push(this.#sent.push(performance.now()) - 1);
      sendMove();
    };
    if (this.#isPlaying) send();
    else this.#waiting = send;
  }

  /** The player knows that the oldest of their pending moves was made. Does nothing if there is none. */
  acknowledge(player: number): void {
    const k = this.#pending[player]!.shift();
    if (k === undefined) return;
    const tally = this.#tally();
    tally.moves++;
    tally.acknowledged.push(performance.now() - this.#sent[k]!);
  }

  /** The player has received the next move, in a message of this size. */
  countDelivery(player: number, bytes: number, mustChoose: boolean): void {
    const tally = this.#tally();
    const count = mustChoose ? tally.choosing : tally.watching;
    count.messages++;
    count.bytes += bytes;
    const k = this.#deliveriesByPlayer[player]!++;
    if (++this.#deliveries[k]! === SEATS) tally.delivered.push(performance.now() - this.#sent[k]!);
  }
}
