import type { Game, Kind, Seat } from './game.ts';
import type { Rng } from './rng.ts';

/**
 * What a driver of a seat gets, person or bot: what the seat may see, what it may do, and, for those who think ahead,
 * samples of how things may stand. Never the true position.
 */
export interface Observation<K extends Kind = Kind> {
  readonly seat: Seat;
  /** The rules: tables and the functions of the contract, to be applied to samples. */
  readonly game: Game<K>;
  readonly legal: readonly K['move'][];
  readonly view: K['view'];
  /** What one of the legal moves will do. */
  preview(move: K['move']): K['preview'];
  /** A position that looks to the seat just like the true one; the caller owns it. */
  sample(rng: Rng): K['state'];
}

export function observe<K extends Kind>(game: Game<K>, state: K['state'], seat: Seat): Observation<K> {
  return new Outlook(game, state, seat);
}

/** A class, and the view made when first asked for: most decisions of a simulation never look at it. */
class Outlook<K extends Kind> implements Observation<K> {
  readonly seat: Seat;
  readonly game: Game<K>;
  readonly legal: readonly K['move'][];
  readonly #state: K['state'];
  #view: K['view'] | undefined;

  constructor(game: Game<K>, state: K['state'], seat: Seat) {
    this.seat = seat;
    this.game = game;
    this.legal = game.legalMoves(state, seat);
    this.#state = state;
    this.#view = undefined;
  }

  get view(): K['view'] {
    this.#view ??= this.game.view(this.#state, this.seat);
    return this.#view;
  }

  preview(move: K['move']): K['preview'] {
    return this.game.preview(this.#state, this.seat, move);
  }

  sample(rng: Rng): K['state'] {
    const sampled = this.game.clone(this.#state);
    this.game.determinize(sampled, this.seat, rng);
    return sampled;
  }
}
