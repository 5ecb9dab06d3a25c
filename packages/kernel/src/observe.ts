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
  /** A position that looks to the seat just like the true one; the caller owns it. */
  sample(rng: Rng): K['state'];
}

/** The view is made when first asked for: most decisions of a simulation never look at it. */
export function observe<K extends Kind>(game: Game<K>, state: K['state'], seat: Seat): Observation<K> {
  let view: K['view'] | undefined;
  return {
    seat,
    game,
    legal: game.legalMoves(state, seat),
    get view() {
      view ??= game.view(state, seat);
      return view;
    },
    sample(rng) {
      const sampled = game.clone(state);
      game.determinize(sampled, seat, rng);
      return sampled;
    },
  };
}
