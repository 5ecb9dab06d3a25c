import type { GameTypes, Observation, Rng } from '@paddock/kernel';
import type { Evaluation } from '../bot.ts';
import type { BudgetMeter, Computation } from '../computation.ts';
import { RunningMean } from './running-mean.ts';
import { findBestArm, runSequentialHalving } from './sequential-halving.ts';

/** Estimates each seat's probability of winning from a position, usually by a playout. */
export interface PositionEvaluator<K extends GameTypes> {
  /** The result of the last evaluation, by seat. */
  readonly winProbabilities: ArrayLike<number>;
  /**
   * Fixes the random numbers of one trial. The returned function evaluates a position with them: it changes the state
   * and writes `winProbabilities`.
   */
  startTrial(sample: K['state'], rng: Rng): (state: K['state']) => void;
}

/**
 * Flat Monte Carlo search: samples the hidden information, tries the moves on the same sample with the same random
 * numbers, and compares the results. There is no tree, because it would spend its playouts on distinguishing states that
 * the seat cannot tell apart.
 */
export class FlatMonteCarlo<K extends GameTypes> {
  /** By move, then by seat: the probability of winning. Without moves there is one row for the position itself. */
  readonly means: readonly (readonly RunningMean[])[];
  readonly #observation: Observation<K>;
  readonly #moves: readonly K['move'][];
  readonly #evaluator: PositionEvaluator<K>;

  constructor(observation: Observation<K>, moves: readonly K['move'][], evaluator: PositionEvaluator<K>) {
    this.#observation = observation;
    this.#moves = moves;
    this.#evaluator = evaluator;
    this.means = Array.from({ length: Math.max(1, moves.length) }, () =>
      Array.from({ length: observation.game.seats }, () => new RunningMean()),
    );
  }

  /** Tries these moves, given by index, on one sample. Writes the seat's probability of winning to `values`. */
  runTrial(arms: readonly number[], values: Float64Array, rng: Rng): void {
    const { game, seat } = this.#observation;
    const { winProbabilities } = this.#evaluator;
    const sample = this.#observation.sample(rng);
    const evaluate = this.#evaluator.startTrial(sample, rng);
    for (const arm of arms) {
      const state = game.clone(sample);
      const move = this.#moves[arm];
      if (move !== undefined) game.play(state, seat, move);
      evaluate(state);
      for (const [other, mean] of this.means[arm]!.entries()) mean.add(winProbabilities[other]!);
      values[arm] = winProbabilities[seat]!;
    }
  }

  /** The index of the best move. */
  *findBest(rng: Rng, meter: BudgetMeter): Computation<number> {
    const means = yield* runSequentialHalving(this.#moves.length, meter, (arms, values) =>
      this.runTrial(arms, values, rng),
    );
    return findBestArm(means);
  }

  /** Finds the best move, then spends the rest of the budget on the position after it. */
  *evaluate(rng: Rng, meter: BudgetMeter): Computation<Evaluation<K>> {
    const { seat } = this.#observation;
    if (this.#moves.length > 1) yield* this.findBest(rng, meter);
    // Without moves there is one row, also for spectators, who have no seat.
    const best = this.#moves.length === 0 ? 0 : findBestArm(this.means.map((bySeat) => bySeat[seat]!));
    const values = new Float64Array(this.means.length);
    do {
      this.runTrial([best], values, rng);
      yield;
    } while (meter.spend(1) || this.means[best]![0]!.count < 2);
    return {
      winProbabilities: this.means[best]!.map(({ estimate }) => estimate),
      moves: this.#moves.map((move, arm) => ({ move, ...this.means[arm]![seat]!.estimate })),
      playouts: meter.playouts,
    };
  }
}
