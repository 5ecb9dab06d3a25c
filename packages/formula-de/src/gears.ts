import { DOWNSHIFT_COSTS } from './wear.ts';
import {
  WEAR_BRAKES,
  type CarView,
  WEAR_ENGINE,
  WEAR_FUEL,
  type GearMove,
  STATUS_IN_PIT,
  CONDITION_ROLLING,
  type State,
  CONDITION_WAITING,
} from './types.ts';

export const GEAR_COUNT = 6;

/** The faces of each gear's die, sorted; gear 0 does not exist (FD-2). */
export const DIE_FACES: readonly (readonly number[])[] = [
  [],
  [1, 1, 2, 2],
  [2, 3, 3, 4, 4, 4],
  [4, 5, 6, 6, 7, 7, 8, 8],
  repeatEach(7, 12, 2),
  repeatEach(11, 20, 2),
  repeatEach(21, 30, 3),
];

function repeatEach(first: number, last: number, times: number): number[] {
  return Array.from({ length: (last - first + 1) * times }, (_, i) => first + Math.floor(i / times));
}

/** A car is in this gear after a quick pit stop, and leaves in it at most after a slow one (FD-31). */
export const PIT_GEAR = 4;

/** Every gear move there is, gear 1 first. */
export const GEAR_MOVES: readonly GearMove[] = Array.from({ length: GEAR_COUNT }, (_, i) => ({ gear: i + 1 }));

/** How many gears can be skipped on the way down at most (FD-22). */
const MAX_SKIPPED = DOWNSHIFT_COSTS.length - 1;

/** The lowest and the highest gear a rolling car can take after a gear, if it can pay for it (FD-12, FD-22). */
export function lowestGearAfter(gear: number): number {
  return Math.max(1, gear - 1 - MAX_SKIPPED);
}
export function highestGearAfter(gear: number): number {
  return Math.min(GEAR_COUNT, gear + 1);
}

/** Which gears can follow, by [gear][gears that may be skipped on the way down]: one up, the same, any of those down. */
const NEXT_GEARS: readonly (readonly (readonly GearMove[])[])[] = Array.from({ length: GEAR_COUNT + 1 }, (_, gear) =>
  DOWNSHIFT_COSTS.map((__, skips) =>
    GEAR_MOVES.filter(({ gear: to }) => to <= highestGearAfter(gear) && to >= gear - 1 - skips),
  ),
);
/** The first turn, and the one after a stall or a spin, is driven in first (FD-9, FD-21). */
export const FIRST_GEAR_ONLY: readonly GearMove[] = GEAR_MOVES.slice(0, 1);
export const GEARS_AFTER_WAITING: readonly GearMove[] = GEAR_MOVES.slice(0, PIT_GEAR);

/** The gears a car may choose (FD-12). */
export function gearsFor(s: State, car: number): readonly GearMove[] {
  const condition = s.condition[car]!;
  if (condition === CONDITION_WAITING) return GEARS_AFTER_WAITING;
  if (condition !== CONDITION_ROLLING) return FIRST_GEAR_ONLY;
  const gear = s.gear[car]!;
  if (s.status[car] === STATUS_IN_PIT) return gearsInPitLane(gear);
  const at = car * 5;
  return gearsOnRoad(gear, s.wear[at + WEAR_FUEL]!, s.wear[at + WEAR_BRAKES]!, s.wear[at + WEAR_ENGINE]!);
}

/** For a rolling car in the pit lane, where skipping gears is free (FD-29). */
export function gearsInPitLane(gear: number): readonly GearMove[] {
  return NEXT_GEARS[gear]![MAX_SKIPPED]!;
}

/** For a rolling car on the road: it skips as many gears on the way down as it can pay for (FD-22, FD-28). */
export function gearsOnRoad(gear: number, fuel: number, brakes: number, engine: number): readonly GearMove[] {
  return NEXT_GEARS[gear]![countAffordableSkips(fuel, brakes, engine)]!;
}

function countAffordableSkips(fuel: number, brakes: number, engine: number): number {
  if (fuel < 1) return 0;
  if (brakes < 1) return 1;
  return engine < 2 ? 2 : 3;
}

/** Why a gear that is not among those of `gearsFor` cannot be chosen. */
export type GearRefusal = 'pit' | 'up' | 'first' | 'down';

export function explainGear({ gear, waits }: Pick<CarView, 'gear' | 'waits'>, wanted: number): GearRefusal {
  if (waits) return 'pit';
  if (wanted > highestGearAfter(gear)) return 'up';
  return wanted > gear ? 'first' : 'down';
}

/** What it costs to take a gear: an index into `DOWNSHIFT_COSTS`. */
export function gearsSkipped(s: State, car: number, gear: number): number {
  if (s.status[car] === STATUS_IN_PIT || s.condition[car] !== CONDITION_ROLLING) return 0;
  return Math.max(0, s.gear[car]! - gear - 1);
}

export function payForGear(s: State, car: number, skipped: number): void {
  const cost = DOWNSHIFT_COSTS[skipped]!;
  const at = car * 5;
  s.wear[at + WEAR_FUEL]! -= cost.fuel;
  s.wear[at + WEAR_BRAKES]! -= cost.brakes;
  s.wear[at + WEAR_ENGINE]! -= cost.engine;
}
