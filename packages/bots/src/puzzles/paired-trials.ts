import type { GameTypes, Observation, Rng } from '@paddock/kernel';
import type { Estimate } from '../bot.ts';
import type { Computation } from '../computation.ts';
import type { PositionEvaluator } from '../search/flat-monte-carlo.ts';
import { RunningMean } from '../search/running-mean.ts';

/** The seat's results after every legal move, all on the same samples with the same random numbers. */
export class PairedTrials<K extends GameTypes> {
  readonly #observation: Observation<K>;
  readonly #evaluator: PositionEvaluator<K>;
  /** By trial, then by move. */
  readonly #results: Float64Array[] = [];

  constructor(observation: Observation<K>, evaluator: PositionEvaluator<K>) {
    this.#observation = observation;
    this.#evaluator = evaluator;
  }

  *run(trials: number, rng: Rng): Computation<void> {
    const { game, seat, legal } = this.#observation;
    for (let trial = 0; trial < trials; trial++) {
      const sample = this.#observation.sample(rng);
      const evaluate = this.#evaluator.startTrial(sample, rng);
      const results = new Float64Array(legal.length);
      for (const [i, move] of legal.entries()) {
        const state = game.clone(sample);
        game.play(state, seat, move);
        evaluate(state);
        results[i] = this.#evaluator.winProbabilities[seat]!;
      }
      this.#results.push(results);
      yield;
    }
  }

  /** By move: the mean probability of winning. */
  means(): number[] {
    return this.#observation.legal.map((_, i) => this.#mean((results) => results[i]!).mean);
  }

  /** By how much one move is better than another. */
  compare(better: number, worse: number): Estimate {
    return this.#mean((results) => results[better]! - results[worse]!).estimate;
  }

  #mean(value: (results: Float64Array) => number): RunningMean {
    const mean = new RunningMean();
    for (const results of this.#results) mean.add(value(results));
    return mean;
  }
}

/** The indices of the values, the highest first. */
export function rankDescending(values: readonly number[]): number[] {
  return values.map((_, i) => i).sort((a, b) => values[b]! - values[a]! || a - b);
}
