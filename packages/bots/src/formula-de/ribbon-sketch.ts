import type { FormulaDeTypes } from '@paddock/formula-de';
import { Rng } from '@paddock/kernel';
import type { Computation } from '../computation.ts';
import type { Moment } from '../debrief/analyst.ts';
import type { FormulaDeGame } from './playout.ts';
import { plannerFor } from './search.ts';
import type { SolverSettings } from './solo-solution.ts';
import { WinProbabilityEstimator } from './win-probabilities.ts';

/** Knows little of wear, and is solved in a fraction of the time that the exact plan takes. */
const ROUGH_WEAR: SolverSettings = { wearCoarseness: 2, dropOutTurns: 8 };
const ESTIMATOR = { sampledFinishes: 40, meanTrafficTurns: 0.03 };

/**
 * Everybody's probability of winning before every entry, by a rough plan, because the exact one takes much longer to solve. Within a turn they stay what they were at its start.
 */
export function* sketchChances(
  game: FormulaDeGame,
  moments: readonly Moment<FormulaDeTypes>[],
): Computation<readonly (readonly number[])[]> {
  const estimator = new WinProbabilityEstimator(game, yield* plannerFor(game, ROUGH_WEAR), ESTIMATOR);
  const estimated = new Float64Array(game.seats);
  let chances: readonly number[] = Array.from(estimated, () => 1 / game.seats);
  const sketch: (readonly number[])[] = [];
  for (const { state } of moments) {
    if (state.phase === 'gear') {
      estimator.estimate(state, Rng.from('finishing orders'), estimated);
      chances = Array.from(estimated);
    }
    sketch.push(chances);
    yield;
  }
  return sketch;
}
