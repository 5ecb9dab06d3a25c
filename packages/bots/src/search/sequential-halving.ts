import type { BudgetMeter, Computation } from '../computation.ts';
import { RunningMean } from './running-mean.ts';

/**
 * Tries each of the given arms once under the same circumstances (the same sampled state, the same dice) and writes the
 * result of each to `values`, by arm.
 */
type TryArms = (arms: readonly number[], values: Float64Array) => void;

/** An arm this many standard errors behind is eliminated. It is tested repeatedly, so the limit is above the usual two. */
const ELIMINATION_STANDARD_ERRORS = 4;
/** Trials between two such tests. */
const ELIMINATION_INTERVAL = 32;

/**
 * Sequential halving: all arms are tried equally often, then the worse half is dropped, and so on until one is left. It
 * finds the best of a few arms with far fewer trials than a uniform allocation, and unlike UCB it has no constant to
 * tune. Each round gets an equal share of the budget. Arms that are clearly worse are dropped early, so that easy
 * decisions use little of it.
 *
 * @returns the results of every arm; `findBestArm` picks the winner
 */
export function* runSequentialHalving(
  arms: number,
  meter: BudgetMeter,
  tryArms: TryArms,
): Computation<readonly RunningMean[]> {
  const means = Array.from({ length: arms }, () => new RunningMean());
  const differences = new PairwiseDifferences(arms);
  const values = new Float64Array(arms);
  const rounds = Math.max(1, Math.ceil(Math.log2(arms)));
  let running = Array.from({ length: arms }, (_, arm) => arm);
  for (let round = 1; round <= rounds && running.length > 1; round++) {
    do {
      tryArms(running, values);
      for (const arm of running) means[arm]!.add(values[arm]!);
      differences.add(running, values);
      meter.playouts += running.length;
      yield;
      if (means[running[0]!]!.count % ELIMINATION_INTERVAL === 0) running = differences.eliminate(running, means);
    } while (meter.fractionUsed() < round / rounds && running.length > 1);
    running = sortByMean(running, means).slice(0, Math.ceil(running.length / 2));
  }
  return means;
}

/** Differences between arms within a trial. Because the dice are shared, they vary far less than the results themselves. */
class PairwiseDifferences {
  readonly #arms: number;
  readonly #means: readonly RunningMean[];

  constructor(arms: number) {
    this.#arms = arms;
    this.#means = Array.from({ length: arms * arms }, () => new RunningMean());
  }

  add(running: readonly number[], values: Float64Array): void {
    for (const a of running) for (const b of running) if (a < b) this.#between(a, b).add(values[a]! - values[b]!);
  }

  /** The arms that are not clearly worse than the best one. */
  eliminate(running: readonly number[], means: readonly RunningMean[]): number[] {
    const best = sortByMean(running, means)[0]!;
    return running.filter((arm) => {
      if (arm === best) return true;
      const { mean, standardError } = this.#between(Math.min(arm, best), Math.max(arm, best));
      return Math.abs(mean) <= ELIMINATION_STANDARD_ERRORS * standardError;
    });
  }

  #between(a: number, b: number): RunningMean {
    return this.#means[a * this.#arms + b]!;
  }
}

function sortByMean(running: readonly number[], means: readonly RunningMean[]): number[] {
  return running.toSorted((a, b) => means[b]!.mean - means[a]!.mean);
}

/** The arm that was tried most often, and of those the one with the highest mean. */
export function findBestArm(means: readonly RunningMean[]): number {
  let best = 0;
  for (let arm = 1; arm < means.length; arm++) {
    const { count, mean } = means[arm]!;
    const other = means[best]!;
    if (count > other.count || (count === other.count && mean > other.mean)) best = arm;
  }
  return best;
}
