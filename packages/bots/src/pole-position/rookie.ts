import type { Observation, Rng } from '@paddock/kernel';
import { type CarPreview, FINISH, type Move, type PolePositionKind, type Preview } from '@paddock/pole-position';

/** Home at last, and every space that a car is ahead already. */
const HOME = 6;
const LEAD = 0.1;
/** It is not that exact. */
const WHIM = 1;

/**
 * Looks at some of its cards, as the road stands now: that others drive first and stand in the way then, it sees when it
 * happens. It wants to get ahead, and forgets what comes after: oil, and spaces that help a car on.
 */
export function polePositionRookie(observation: Observation<PolePositionKind>, rng: Rng): Move {
  const { legal } = observation;
  if ('token' in legal[0]!) return rng.pick(legal);
  let best = rng.pick(legal);
  let most = -Infinity;
  for (const move of legal) {
    const overlooked = 'fuel' in move && rng.below(2) === 0;
    const worth = gain(observation.preview(move)) - ('fuel' in move ? move.fuel : 0) + (WHIM * rng.below(100)) / 100;
    if (overlooked || worth <= most) continue;
    best = move;
    most = worth;
  }
  return best;
}

/** Ground made: of a card, by the car that makes most of it. */
function gain(preview: Preview): number {
  if ('cars' in preview) return Math.max(0, ...preview.cars.map(ground));
  return 'car' in preview ? ground(preview) : 0;
}

function ground({ from, end }: CarPreview): number {
  return end - from + LEAD * from + (end === FINISH ? HOME : 0);
}
