import type { Kind, Observation, Rng } from '@paddock/kernel';
import type { Evaluation } from '../bot.ts';
import type { Meter, Thought } from '../thinking.ts';
import { bestArm, halving } from './halving.ts';
import { Sample } from './sample.ts';

/** How a game looks into the future of a sample. */
export interface Outlook<K extends Kind> {
  /** Each seat's chance to win, as it was seen last. */
  readonly chances: ArrayLike<number>;
  /** Draws the chance of one trial; what it answers plays a position on under it, and writes down the `chances`. */
  trial(sample: K['state'], rng: Rng): (state: K['state']) => void;
}

/**
 * Flat Monte Carlo: deals what the seat cannot know anew, tries moves on the same deal with the same chance, and looks what
 * becomes of everybody. It grows no tree, which would spend its playouts on telling apart what nobody can see.
 */
export class FlatSearch<K extends Kind> {
  /** What each seat's chances were after each of the moves; one line where there is no move. */
  readonly bySeat: readonly (readonly Sample[])[];
  readonly #seen: Observation<K>;
  readonly #moves: readonly K['move'][];
  readonly #outlook: Outlook<K>;

  constructor(seen: Observation<K>, moves: readonly K['move'][], outlook: Outlook<K>) {
    this.#seen = seen;
    this.#moves = moves;
    this.#outlook = outlook;
    this.bySeat = Array.from({ length: Math.max(1, moves.length) }, () =>
      Array.from({ length: seen.game.seats }, () => new Sample()),
    );
  }

  trial(arms: readonly number[], worth: Float64Array, rng: Rng): void {
    const { game, seat } = this.#seen;
    const { chances } = this.#outlook;
    const sample = this.#seen.sample(rng);
    const look = this.#outlook.trial(sample, rng);
    for (const arm of arms) {
      const state = game.clone(sample);
      const move = this.#moves[arm];
      if (move !== undefined) game.play(state, seat, move);
      look(state);
      for (const [other, line] of this.bySeat[arm]!.entries()) line.add(chances[other]!);
      worth[arm] = chances[seat]!;
    }
  }

  /** The number of the best move. */
  *best(rng: Rng, meter: Meter): Thought<number> {
    const samples = yield* halving(this.#moves.length, meter, (arms, worth) => this.trial(arms, worth, rng));
    return bestArm(samples);
  }

  /** Finds the best move, and spends on it what is left of the budget; all of it where there is nothing to choose. */
  *evaluate(rng: Rng, meter: Meter): Thought<Evaluation<K>> {
    const { seat } = this.#seen;
    if (this.#moves.length > 1) yield* this.best(rng, meter);
    const best = bestArm(this.bySeat.map((line) => line[seat]!));
    const worth = new Float64Array(this.bySeat.length);
    do {
      this.trial([best], worth, rng);
      yield;
    } while (meter.goesOn(1) || this.bySeat[best]![seat]!.count < 2);
    return {
      win: this.bySeat[best]!.map(({ estimate }) => estimate),
      moves: this.#moves.map((move, arm) => ({ move, ...this.bySeat[arm]![seat]!.estimate })),
      playouts: meter.done,
    };
  }
}
