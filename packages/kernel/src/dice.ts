import type { Rng } from './rng.ts';

/** Answers the chance event that will be entry number `entry` with a whole number in [0, ways). */
export type Dice = (entry: number, ways: number) => number;

/** Dice for simulations: fast and repeatable, but predictable, so never for games between people. */
export function createFastDice(rng: Rng): Dice {
  return (_entry, ways) => rng.below(ways);
}
