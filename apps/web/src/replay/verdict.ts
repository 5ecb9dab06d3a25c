import type { CheckedDie, Verification } from '../worker/verification.ts';

interface Verdict {
  /** `running`: the seed is not public yet. `unknown`: the record has no seed. */
  readonly kind: 'good' | 'bad' | 'running' | 'unknown';
  readonly seed: boolean;
  readonly dice: boolean;
  /** Only early dice are wrong, as in a race that was continued from another one: from this entry on all match. */
  readonly goodFrom: number | null;
}

export function isDieCorrect({ derived, recorded }: CheckedDie): boolean {
  return derived === recorded;
}

/** `isCheated`: this browser's own notes or the signature contradict the record. */
export function assessVerification(
  { seed: revealedSeed, seedHash, computedSeedHash, dice: all, fault, over, joint }: Verification,
  isCheated = false,
): Verdict {
  const seed = computedSeedHash === seedHash;
  const dice = all.every(isDieCorrect);
  const lastWrong = all.findLastIndex((die) => !isDieCorrect(die));
  const goodFrom = seed && fault === null && lastWrong >= 0 ? (all[lastWrong + 1]?.n ?? null) : null;
  const isBound = joint === null || joint.fault === null;
  const right = !isCheated && isBound && fault === null && (revealedSeed === null || (seed && dice));
  if (!right) return { kind: 'bad', seed, dice, goodFrom };
  if (!over) return { kind: 'running', seed, dice, goodFrom };
  return { kind: revealedSeed === null ? 'unknown' : 'good', seed, dice, goodFrom };
}
