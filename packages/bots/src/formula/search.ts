import type { FormulaKind, Move } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';
import { FlatMonteCarlo } from '../search/flat-monte-carlo.ts';
import type { RunningMean } from '../search/running-mean.ts';
import { type Budget, BudgetMeter, type Computation } from '../computation.ts';
import { candidates } from './candidates.ts';
import { Playout } from './playout.ts';

/** What was seen of the moves that were tried. */
export interface Findings {
  readonly best: Move;
  readonly tried: readonly { readonly move: Move; readonly win: readonly RunningMean[] }[];
  readonly playouts: number;
}

/**
 * Perfect-information Monte Carlo: deals what is hidden again and again, tries the moves that look best with the same
 * hands, draws and moods of the others, and gives up the worse half of them step by step.
 */
export function* search(observation: Observation<FormulaKind>, rng: Rng, budget: Budget): Computation<Findings> {
  const meter = new BudgetMeter(budget);
  const moves = candidates(observation, rng);
  const flat = new FlatMonteCarlo(observation, moves, new Playout(observation.game));
  const best = yield* flat.findBest(rng, meter);
  const tried = moves.map((move, arm) => ({ move, win: flat.means[arm]! }));
  return { best: moves[best]!, tried, playouts: meter.playouts };
}
