import type { FormulaDeTypes, Move, Preview } from '@paddock/formula-de';
import type { Observation, Rng } from '@paddock/kernel';

/** Picks the move whose preview has the highest score, plus random noise of at most `noise`. */
export function pickBestMove(
  observation: Observation<FormulaDeTypes>,
  rng: Rng,
  noise: number,
  scorePreview: (preview: Preview) => number,
): Move {
  const { legal } = observation;
  let best = legal[0]!;
  let highest = -Infinity;
  for (const move of legal) {
    const score = scorePreview(observation.preview(move)) + (noise * rng.below(1000)) / 1000;
    if (score > highest) best = move;
    highest = Math.max(highest, score);
  }
  return best;
}
