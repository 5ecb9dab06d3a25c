import { WORN_BY_SKIPPING } from './wear.ts';
import { BRAKES, ENGINE, FUEL, type GearMove, IN_PIT, ROLLING, type State, WAITING } from './types.ts';

export const GEARS = 6;

/** The faces of each gear's die, sorted; gear 0 does not exist (FD-2). */
export const FACES: readonly (readonly number[])[] = [
  [],
  [1, 1, 2, 2],
  [2, 3, 3, 4, 4, 4],
  [4, 5, 6, 6, 7, 7, 8, 8],
  each(7, 12, 2),
  each(11, 20, 2),
  each(21, 30, 3),
];
/** The black die has twenty faces, 1 to 20. */
export const BLACK = 20;

function each(first: number, last: number, times: number): number[] {
  return Array.from({ length: (last - first + 1) * times }, (_, i) => first + Math.floor(i / times));
}

/** Every gear move there is, gear 1 first. */
export const GEAR_MOVES: readonly GearMove[] = Array.from({ length: GEARS }, (_, i) => ({ gear: i + 1 }));

/** Which gears can follow, by [gear][gears that may be skipped on the way down]: one up, the same, any of those down. */
const FOLLOWING: readonly (readonly (readonly GearMove[])[])[] = Array.from({ length: GEARS + 1 }, (_, gear) =>
  Array.from({ length: 4 }, (__, skips) =>
    GEAR_MOVES.filter(({ gear: to }) => to <= gear + 1 && to >= gear - 1 - skips),
  ),
);
const FIRST = GEAR_MOVES.slice(0, 1);
const UP_TO_FOURTH = GEAR_MOVES.slice(0, 4);

/** The gears a car may choose (FD-12). */
export function gearsFor(s: State, car: number): readonly GearMove[] {
  const condition = s.condition[car]!;
  if (condition === WAITING) return UP_TO_FOURTH;
  // The first turn, and the one after a stall or a spin, is driven in first (FD-9, FD-21).
  if (condition !== ROLLING) return FIRST;
  return FOLLOWING[s.gear[car]!]![skipsAllowed(s, car)]!;
}

/** How many gears the car can afford to skip on the way down (FD-22, FD-28); in the pit lane it is free (FD-29). */
function skipsAllowed(s: State, car: number): number {
  if (s.status[car] === IN_PIT) return 3;
  const at = car * 5;
  if (s.wear[at + FUEL]! < 1) return 0;
  if (s.wear[at + BRAKES]! < 1) return 1;
  return s.wear[at + ENGINE]! < 2 ? 2 : 3;
}

/** What it costs to take a gear: an index into `WORN_BY_SKIPPING`. */
export function gearsSkipped(s: State, car: number, gear: number): number {
  if (s.status[car] === IN_PIT || s.condition[car] !== ROLLING) return 0;
  return Math.max(0, s.gear[car]! - gear - 1);
}

export function payForGear(s: State, car: number, gear: number): void {
  const cost = WORN_BY_SKIPPING[gearsSkipped(s, car, gear)]!;
  const at = car * 5;
  s.wear[at + FUEL]! -= cost.fuel;
  s.wear[at + BRAKES]! -= cost.brakes;
  s.wear[at + ENGINE]! -= cost.engine;
}
