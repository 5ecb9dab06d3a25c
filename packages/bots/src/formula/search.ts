import type { FormulaTypes, Move } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';
import { type Budget, BudgetMeter, type Computation } from '../computation.ts';
import { FlatMonteCarlo } from '../search/flat-monte-carlo.ts';
import type { RunningMean } from '../search/running-mean.ts';
import { selectCandidates } from './candidates.ts';
import { FormulaPlayoutEvaluator } from './playout.ts';

/** The best move, and the win probabilities by seat after each move that was searched. */
export interface SearchResult {
  readonly best: Move;
  readonly tried: readonly { readonly move: Move; readonly means: readonly RunningMean[] }[];
  readonly playouts: number;
}

/**
 * Perfect information Monte Carlo: samples the hidden cards, tries the candidate moves on the same sample with the same
 * random numbers, and drops the worse half of them step by step.
 */
export function* searchMoves(
  observation: Observation<FormulaTypes>,
  rng: Rng,
  budget: Budget,
  evaluator = new FormulaPlayoutEvaluator(observation.game),
): Computation<SearchResult> {
  const meter = new BudgetMeter(budget);
  const moves = selectCandidates(observation, rng);
  const search = new FlatMonteCarlo(observation, moves, evaluator);
  const best = yield* search.findBest(rng, meter);
  const tried = moves.map((move, arm) => ({ move, means: search.means[arm]! }));
  return { best: moves[best]!, tried, playouts: meter.playouts };
}
