import type { FormelFunTypes, Move } from '@paddock/formel-fun';
import type { Observation, Rng } from '@paddock/kernel';

/** It adds a Turbo in one of this many turns. */
const TURBO_ONE_IN = 4;

/**
 * Always drives as far as it can, sometimes with an extra Turbo. So it wastes its best cards, ends up with a small hand,
 * and ignores the danger of being last.
 */
export function chooseRookieMove(observation: Observation<FormelFunTypes>, rng: Rng): Move {
  const { legal } = observation;
  const addsTurbo = rng.below(TURBO_ONE_IN) === 0;
  const candidates = legal.filter(({ turbo }) => !turbo || addsTurbo);
  const reached = candidates.map((move) => observation.preview(move).to);
  const furthest = Math.max(...reached);
  return rng.pick(candidates.filter((_, i) => reached[i] === furthest));
}
