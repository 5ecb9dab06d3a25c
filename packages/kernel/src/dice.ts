import type { Rng } from './rng.ts';

/** Answers the chance event that will be entry number `entry` with a whole number in [0, ways). */
export type Dice = (entry: number, ways: number) => number;

/** Dice for simulations: quick, repeatable, and good for nothing where somebody could gain by knowing them. */
export function quickDice(rng: Rng): Dice {
  return (_entry, ways) => rng.below(ways);
}
