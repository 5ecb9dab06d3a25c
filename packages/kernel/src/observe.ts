import type { Game, GameTypes, Memory, Seat } from './game.ts';
import type { Rng } from './rng.ts';

/**
 * What the player of a seat gets, person or bot: the view, the legal moves with previews, and samples of the hidden
 * information for searches. Never the true state.
 */
export interface Observation<K extends GameTypes = GameTypes> {
  readonly seat: Seat;
  /** The rules: tables and the functions of the contract, to be applied to samples. */
  readonly game: Game<K>;
  readonly legal: readonly K['move'][];
  readonly view: K['view'];
  /** What one of the legal moves will do. */
  preview(move: K['move']): K['preview'];
  /** A random state that the seat cannot tell from the true one; the caller owns it. */
  sample(rng: Rng): K['state'];
}

/** With a memory, the samples also fit what the seat can infer from all it was shown (see `observeMatch`). */
export function observe<K extends GameTypes>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  memory: Memory<K> | null = null,
): Observation<K> {
  return new LazyObservation(game, state, seat, memory);
}

/** Creates the view only when it is read, because most decisions in simulations do not need it. */
class LazyObservation<K extends GameTypes> implements Observation<K> {
  readonly seat: Seat;
  readonly game: Game<K>;
  readonly legal: readonly K['move'][];
  readonly #state: K['state'];
  readonly #memory: Memory<K> | null;
  #view: K['view'] | undefined;

  constructor(game: Game<K>, state: K['state'], seat: Seat, memory: Memory<K> | null) {
    this.seat = seat;
    this.game = game;
    this.legal = game.legalMoves(state, seat);
    this.#state = state;
    this.#memory = memory;
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
    if (this.#memory === null) this.game.determinize(sampled, this.seat, rng);
    else this.#memory.determinize(sampled, rng);
    return sampled;
  }
}
