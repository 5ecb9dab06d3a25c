import { FACES, gearsSkipped } from './gears.ts';
import type { Table } from './table.ts';
import { BRAKES, type Car, type GearPreview, type Outlook, type State, TYRES } from './types.ts';
import { FRESH, spins, WORN_BY_SKIPPING } from './wear.ts';

/** What a gear costs the car to move, and what its die can bring. */
export function previewGear(table: Table, s: State, gear: number): GearPreview {
  const car = s.order[s.mover]!;
  const { fuel, brakes, engine } = WORN_BY_SKIPPING[gearsSkipped(s, car, gear)]!;
  return { kind: 'gear', car, gear, fuel, brakes, engine, outlook: outlookOf(table, s, car, gear) };
}

/**
 * Goes through the faces of the gear's die: for each, the choices the driver will have (FD-16, FD-24) from where the
 * car stands now, with the brakes left after the shift. Faces that show the same number are counted together.
 */
export function outlookOf(table: Table, s: State, car: Car, gear: number): Outlook {
  const { track, choices, options } = table;
  const faces = FACES[gear]!;
  const at = car * 5;
  const brakesLeft = s.wear[at + BRAKES]! - WORN_BY_SKIPPING[gearsSkipped(s, car, gear)]!.brakes;
  const reached = new Map<number, number>();
  const tyres = zeros(FRESH[options.laps]!.tyres + 1);
  const brakes = zeros(FRESH[options.laps]!.brakes + 1);
  let spin = 0;
  let out = 0;
  for (let first = 0, end = 0; first < faces.length; first = end) {
    while (end < faces.length && faces[end] === faces[first]) end++;
    const ways = end - first;
    const { moves, to, tyres: costs, brake } = choices.with(s, car, faces[first]!, brakesLeft, false);
    if (moves.length === 0) {
      out += ways;
      continue;
    }
    let cheapest = 0;
    const ends = new Set<number>();
    for (let i = 0; i < moves.length; i++) {
      ends.add(to[i]!);
      const saved = costs[cheapest]! - costs[i]! || brake[cheapest]! - brake[i]!;
      if (saved > 0) cheapest = i;
    }
    for (const cell of ends) reached.set(cell, (reached.get(cell) ?? 0) + ways);
    tyres[Math.min(costs[cheapest]!, tyres.length - 1)]! += ways;
    brakes[brake[cheapest]!]! += ways;
    if (spins(s.wear[at + TYRES]!, costs[cheapest]!)) spin += ways;
  }
  const chance = (ways: number): number => ways / faces.length;
  return {
    gear,
    faces: faces.length,
    ends: [...reached].map(([cell, ways]) => ({ to: track.ids[cell]!, chance: chance(ways) })),
    tyres: tyres.map(chance),
    brakes: brakes.map(chance),
    spin: chance(spin),
    out: chance(out),
  };
}

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}
