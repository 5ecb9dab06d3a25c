import { type DiceBinding, createJointSeed } from '@paddock/kernel';

interface SeededRow {
  readonly game: string;
  readonly rules_version: number;
  readonly options: string;
  readonly seed: string;
  readonly binding: string | null;
}

/** The seed of the dice of a stored race, computed without the server's code. */
export function computeDiceSeed({ game, rules_version: rulesVersion, options, seed, binding }: SeededRow): string {
  if (binding === null) return seed;
  const race = { game, rulesVersion, options: JSON.parse(options) as object };
  return createJointSeed(seed, race, JSON.parse(binding) as DiceBinding);
}
