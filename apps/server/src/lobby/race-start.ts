import { drawSeating } from '@paddock/kernel';
import { computeDiceSeed, type SeededTable } from '../race/dice-seed.ts';
import type { Occupant } from '../tables/repository.ts';
import type { TableUpdate } from './waiting-table-repository.ts';

/**
 * Begins a race: draws who sits where, and so who drives which colour and begins. Nonces that have not been revealed by now
 * are dropped. From here on they are part of the binding, and not of the seats.
 */
export function startRace(
  table: SeededTable,
  occupants: readonly Occupant[],
  now: number,
): TableUpdate & { occupants: Occupant[] } {
  const contributions = occupants.map(({ commitment, nonce }) => (commitment === null ? null : { commitment, nonce }));
  const seating = drawSeating(computeDiceSeed(table, { table: table.id, contributions }), occupants.length);
  return {
    occupants: seating.map((index) => ({ ...occupants[index]!, commitment: null, nonce: null })),
    beginsAt: now,
    binding: { table: table.id, contributions, seating },
  };
}
