import type { FormelFunKind, Move } from '@paddock/formel-fun';
import type { Observation, Rng } from '@paddock/kernel';

/** How often it throws in a Turbo because it can. */
const ONE_IN = 4;

/**
 * Drives as far as it can every time, and gladly with a Turbo on top. So its best cards are gone when they are needed,
 * its hand gets small, and it never sees who is in danger of being last.
 */
export function formelFunRookie(observation: Observation<FormelFunKind>, rng: Rng): Move {
  const { legal } = observation;
  const boost = rng.below(ONE_IN) === 0;
  const candidates = legal.filter(({ turbo }) => !turbo || boost);
  const reached = candidates.map((move) => observation.preview(move).to);
  const furthest = Math.max(...reached);
  return rng.pick(candidates.filter((_, i) => reached[i] === furthest));
}
