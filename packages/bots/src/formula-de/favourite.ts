import type { FormulaDeKind, Move, Preview } from '@paddock/formula-de';
import type { Observation, Rng } from '@paddock/kernel';

/** The move that looks best from its preview, give or take a whim: close calls go either way. */
export function favourite(
  observation: Observation<FormulaDeKind>,
  rng: Rng,
  whim: number,
  looks: (preview: Preview) => number,
): Move {
  const { legal } = observation;
  let best = legal[0]!;
  let most = -Infinity;
  for (const move of legal) {
    const worth = looks(observation.preview(move)) + (whim * rng.below(1000)) / 1000;
    if (worth > most) best = move;
    most = Math.max(most, worth);
  }
  return best;
}
