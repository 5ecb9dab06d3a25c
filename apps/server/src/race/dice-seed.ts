import { type DiceBinding, createJointSeed } from '@paddock/kernel';
import type { TableRow } from '../storage/schema.ts';

/** What the seed of a table's dice is computed from, besides the binding. */
export type SeededTable = Pick<TableRow, 'id' | 'game' | 'rules_version' | 'options' | 'seed'>;

/** What the dice of a race follow from besides the server's seed; `null` for races from before people contributed. */
export function bindingOf({ binding }: Pick<TableRow, 'binding'>): DiceBinding | null {
  return binding === null ? null : (JSON.parse(binding) as DiceBinding);
}

/** The seed of a race's dice. It is a secret until the race is over. */
export function diceSeedOfTable(table: SeededTable & Pick<TableRow, 'binding'>): string {
  const binding = bindingOf(table);
  return binding === null ? table.seed : computeDiceSeed(table, binding);
}

export function computeDiceSeed(table: SeededTable, bound: Pick<DiceBinding, 'table' | 'contributions'>): string {
  const { game, rules_version: rulesVersion } = table;
  return createJointSeed(table.seed, { game, rulesVersion, options: JSON.parse(table.options) as object }, bound);
}
