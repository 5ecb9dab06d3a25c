import type { Observation, Rng } from '@paddock/kernel';
import type { PolePositionTypes } from '@paddock/pole-position';
import type { Estimate, Evaluation } from '../bot.ts';
import { type Budget, BudgetMeter, type Computation } from '../computation.ts';
import type { DecoupledTreeSearch } from '../search/decoupled-tree-search.ts';
import { RunningMean } from '../search/running-mean.ts';
import { createTree } from './search.ts';

/**
 * The results of one tree depend on each other, so their spread says little about its error. Independent trees share the budget, and
 * the spread between them is the standard error.
 */
const TREE_COUNT = 8;
/** Reported where there are too few playouts for a standard error. */
const MAX_STANDARD_ERROR = 0.5;

interface TreeResult {
  readonly tree: DecoupledTreeSearch<PolePositionTypes>;
  /** By seat. */
  means: RunningMean[];
}

/** Evaluates the position for all seats, and the moves of this seat, with the search of the bots. */
export function* evaluatePosition(
  observation: Observation<PolePositionTypes>,
  rng: Rng,
  budget: Budget,
): Computation<Evaluation<PolePositionTypes>> {
  const { seats } = observation.game;
  const meter = new BudgetMeter(budget);
  const results: TreeResult[] = Array.from({ length: TREE_COUNT }, () => ({
    tree: createTree(observation, rng),
    means: createMeans(seats),
  }));
  let hasWarmedUp = false;
  do {
    // A small tree tries bad moves as often as good ones, so the first half of the results says little about the winner.
    if (!hasWarmedUp && meter.fractionUsed() >= 0.5) {
      for (const result of results) result.means = createMeans(seats);
      hasWarmedUp = true;
    }
    const { tree, means } = results[meter.playouts % TREE_COUNT]!;
    tree.iterate(rng);
    for (const [seat, mean] of means.entries()) mean.add(tree.values[seat]!);
    yield;
  } while (meter.spend(1));
  const winProbabilities = Array.from({ length: seats }, (_, seat) =>
    combine(results.map(({ means }) => (means[seat]!.count === 0 ? null : means[seat]!.mean))),
  );
  return {
    winProbabilities,
    moves: observation.legal.map((move, i) => {
      const found = results.map(({ tree }) => meanOfMove(tree, observation.seat, i));
      const isUntried = found.every((value) => value === null);
      const otherwise = winProbabilities[observation.seat]!.probability;
      return { move, ...(isUntried ? combine([otherwise]) : combine(found)) };
    }),
    playouts: meter.playouts,
  };
}

function createMeans(count: number): RunningMean[] {
  return Array.from({ length: count }, () => new RunningMean());
}

/** What a tree found for a move of the root, or `null` if it has not tried it. */
function meanOfMove(tree: TreeResult['tree'], seat: number, move: number): number | null {
  const { tries, valueSums } = tree.statisticsOf(seat)!;
  return tries[move] === 0 ? null : valueSums[move]! / tries[move]!;
}

/** The mean of independent results, with the standard error from their spread. */
function combine(results: readonly (number | null)[]): Estimate {
  const mean = new RunningMean();
  for (const result of results) if (result !== null) mean.add(result);
  return { probability: mean.mean, standardError: Math.min(mean.standardError, MAX_STANDARD_ERROR) };
}
