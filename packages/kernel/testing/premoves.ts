import { type GameTypes, type Match, type Rng, isSameJson, type Seat } from '@paddock/kernel';
import { expectSame } from './expect-same.ts';

/** How many premoves were legal when their turn came, and how many were not. */
export interface PremoveCount {
  legal: number;
  dropped: number;
}

/** Enough for any turn: a game that always offers one more premove would never end. */
const MAX_PREMOVES = 20;

/**
 * Lets every seat that is not awaited choose ahead, as far as the game offers it. A premove that is not legal when its turn comes is
 * dropped with all that follow it.
 */
export class Premoving<K extends GameTypes> {
  readonly #match: Match<K>;
  readonly #rng: Rng;
  readonly #count: PremoveCount;
  readonly #chosen: K['move'][][];

  constructor(match: Match<K>, rng: Rng, count: PremoveCount) {
    this.#match = match;
    this.#rng = rng;
    this.#count = count;
    this.#chosen = Array.from({ length: match.game.seats }, () => []);
  }

  /** To be called before every entry. */
  chooseAhead(): void {
    const { game, state } = this.#match;
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return;
    const awaited = awaiting.kind === 'moves' ? awaiting.seats : [];
    for (let seat = 0; seat < game.seats; seat++) {
      if (!awaited.includes(seat) && this.#chosen[seat]!.length === 0) this.#chosen[seat] = this.#choose(seat);
    }
  }

  /** The premove of a seat whose turn has come, unless there is none or it is not legal. */
  take(seat: Seat, legal: readonly K['move'][]): K['move'] | undefined {
    const premove = this.#chosen[seat]!.shift();
    if (premove === undefined) return undefined;
    const move = legal.find((one) => isSameJson(one, premove));
    this.#count[move === undefined ? 'dropped' : 'legal']++;
    if (move === undefined) this.#chosen[seat] = [];
    return move;
  }

  #choose(seat: Seat): K['move'][] {
    const { game, state } = this.#match;
    const view = game.view(state, seat);
    const before = JSON.stringify(view);
    const chosen: K['move'][] = [];
    while (chosen.length < MAX_PREMOVES) {
      const offered = game.premoves(view, seat, chosen);
      expectSame(new Set(offered.map((move) => JSON.stringify(move))).size, offered.length);
      if (offered.length === 0) break;
      chosen.push(this.#rng.pick(offered));
    }
    expectSame(chosen.length < MAX_PREMOVES, true);
    expectSame(JSON.stringify(view), before);
    return chosen;
  }
}
