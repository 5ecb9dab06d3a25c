import type { Observation, Rng } from '@paddock/kernel';
import { type CarPreview, FINISH_SPACE, type Move, type PolePositionTypes, type Preview } from '@paddock/pole-position';

/** The value of finishing, and of each space that the car is ahead already. */
const FINISH_VALUE = 6;
const LEAD_VALUE_PER_SPACE = 0.1;
/** Random noise: its estimates are not exact. */
const NOISE = 1;

/**
 * Considers some of its cards on the road as it is now, without the cars that move first. It drives as far as it can and
 * ignores the spaces where its cars stop, such as oil.
 */
export function chooseRookieMove(observation: Observation<PolePositionTypes>, rng: Rng): Move {
  const { legal } = observation;
  if ('token' in legal[0]!) return rng.pick(legal);
  let best = rng.pick(legal);
  let highest = -Infinity;
  for (const move of legal) {
    const isOverlooked = 'fuel' in move && rng.below(2) === 0;
    const score = gainOf(observation.preview(move)) - ('fuel' in move ? move.fuel : 0) + (NOISE * rng.below(100)) / 100;
    if (isOverlooked || score <= highest) continue;
    best = move;
    highest = score;
  }
  return best;
}

/** The spaces gained; of a card, by the car that gains most with it. */
function gainOf(preview: Preview): number {
  if ('cars' in preview) return Math.max(0, ...preview.cars.map(gainOfCar));
  return 'car' in preview ? gainOfCar(preview) : 0;
}

function gainOfCar({ from, end }: CarPreview): number {
  return end - from + LEAD_VALUE_PER_SPACE * from + (end === FINISH_SPACE ? FINISH_VALUE : 0);
}
