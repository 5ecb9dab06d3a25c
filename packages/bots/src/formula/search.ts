import type { FormulaKind, Move } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';
import { FlatSearch } from '../search/flat.ts';
import type { Sample } from '../search/sample.ts';
import { type Budget, Meter, type Thought } from '../thinking.ts';
import { candidates } from './candidates.ts';
import { Playout } from './playout.ts';

/** What was seen of the moves that were tried. */
export interface Findings {
  readonly best: Move;
  readonly tried: readonly { readonly move: Move; readonly win: readonly Sample[] }[];
  readonly playouts: number;
}

/**
 * Perfect-information Monte Carlo: deals what is hidden again and again, tries the moves that look best with the same
 * hands, draws and moods of the others, and gives up the worse half of them step by step.
 */
export function* search(observation: Observation<FormulaKind>, rng: Rng, budget: Budget): Thought<Findings> {
  const meter = new Meter(budget);
  const moves = candidates(observation, rng);
  const flat = new FlatSearch(observation, moves, new Playout(observation.game));
  const best = yield* flat.best(rng, meter);
  const tried = moves.map((move, arm) => ({ move, win: flat.bySeat[arm]! }));
  return { best: moves[best]!, tried, playouts: meter.done };
}
