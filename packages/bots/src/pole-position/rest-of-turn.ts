import { createIdBuffer, type NumericGame } from '@paddock/kernel';
import { createRaceRules, type PolePositionTypes, type RaceRules, type State } from '@paddock/pole-position';
import { DEBRIEF_POWER, estimateWinProbabilities, sharpen } from './win-probabilities.ts';

/**
 * Every seat's probability of winning once the cards of a turn lie open: the seats still to move pick the car that is best for them, and the
 * fitted estimate counts from the next turn on. There is no chance in it.
 */
export class RestOfTurn {
  readonly #game: NumericGame<PolePositionTypes>;
  readonly #rules: RaceRules;

  constructor(game: NumericGame<PolePositionTypes>) {
    this.#game = game;
    this.#rules = createRaceRules(game.seats, game.options);
  }

  of(s: State): Float64Array {
    if (s.phase !== 'move') {
      const probabilities = new Float64Array(this.#game.seats);
      estimateWinProbabilities(s, this.#rules, probabilities);
      sharpen(probabilities, DEBRIEF_POWER);
      return probabilities;
    }
    const seat = s.order[s.mover]!;
    let best: Float64Array | null = null;
    for (const value of this.ofMoves(s)) if (best === null || value[seat]! > best[seat]!) best = value;
    return best!;
  }

  /** The value of every car that the seat to move may pick, in the order of its legal moves. */
  ofMoves(s: State): Float64Array[] {
    const seat = s.order[s.mover]!;
    const ids = createIdBuffer();
    const count = this.#game.legalMoveIds(s, seat, ids);
    return ids.slice(0, count).map((id) => {
      const next = this.#game.clone(s);
      this.#game.playMoveId(next, seat, id);
      return this.of(next);
    });
  }
}
