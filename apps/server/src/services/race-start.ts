import { type DiceBinding, drawSeating, jointSeed } from '@paddock/kernel';
import type { TableRow } from '../database/schema.ts';
import type { Sitter } from '../repositories/tables.ts';
import type { Change } from '../repositories/waiting.ts';

type Seeded = Pick<TableRow, 'id' | 'game' | 'rules_version' | 'options' | 'seed'>;

/**
 * Begins a race: draws who sits where, and so who drives which colour and begins. Nonces that have not been revealed by now
 * are dropped. From here on they are part of the binding, and not of the seats.
 */
export function startRace(table: Seeded, sitters: readonly Sitter[], now: number): Change & { sitters: Sitter[] } {
  const contributions = sitters.map(({ commitment, nonce }) => (commitment === null ? null : { commitment, nonce }));
  const seating = drawSeating(diceSeed(table, { table: table.id, contributions }), sitters.length);
  return {
    sitters: seating.map((sitter) => ({ ...sitters[sitter]!, commitment: null, nonce: null })),
    beginsAt: now,
    binding: { table: table.id, contributions, seating },
  };
}

/** What the dice of a race follow from besides the server's seed; `null` for races from before people contributed. */
export function bindingOf({ binding }: Pick<TableRow, 'binding'>): DiceBinding | null {
  return binding === null ? null : (JSON.parse(binding) as DiceBinding);
}

/** The seed of a race's dice. It is a secret until the race is over. */
export function diceSeedOfTable(table: Seeded & Pick<TableRow, 'binding'>): string {
  const binding = bindingOf(table);
  return binding === null ? table.seed : diceSeed(table, binding);
}

function diceSeed(table: Seeded, bound: Pick<DiceBinding, 'table' | 'contributions'>): string {
  const { game, rules_version: rulesVersion } = table;
  return jointSeed(table.seed, { game, rulesVersion, options: JSON.parse(table.options) as object }, bound);
}
