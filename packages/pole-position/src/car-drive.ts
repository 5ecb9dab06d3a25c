import type { Seat } from '@paddock/kernel';
import { companionsOf, hasPlayedSameCard } from './companions.ts';
import { driveCar, findPlaceAhead, findPlaceBehind, roadWithout } from './road.ts';
import {
  type BitSet,
  type Car,
  CARS_PER_SEAT,
  KIND_COMEBACK,
  FINISH_SPACE,
  KIND_OIL,
  KIND_PIT,
  KIND_SLIP,
  START_SPACE,
  type State,
  KIND_TURBO,
} from './types.ts';

/** What happens to a car that is picked. */
export interface CarDrive {
  /** Where it drives from: not where it stands when it first loses or gains a place (PP-26, PP-27). */
  start: number;
  /** What Comeback adds to the card (PP-22). */
  bonus: number;
  to: number;
  /** Whether it uses all its points (PP-8). */
  usesAll: boolean;
  /** Where it stands in the end, and whether it spins there (PP-17 to PP-19); filled in by `computeDrive`. */
  end: number;
  spins: boolean;
}

/** Reused: a result must be read before the next one is computed. */
const scratchDrive: CarDrive = { start: 0, bonus: 0, to: 0, usesAll: false, end: 0, spins: false };

/** Plans the drive of a car whose player is to move. */
function planDrive(s: State, plus: boolean, car: Car, companions: BitSet): CarDrive {
  const at = s.at[car]!;
  const road = roadWithout(s, companions);
  // Every effect looks at the space where the car stands, not at the one it is shifted to.
  const token = at === START_SPACE ? -1 : s.course[at - 1]!;
  scratchDrive.start = at;
  scratchDrive.bonus = token === KIND_COMEBACK ? placeInRace(s, at, companions) : 0;
  if (plus && (token === KIND_PIT || token === KIND_TURBO)) {
    const shifted = token === KIND_PIT ? findPlaceBehind(s.road, road, at, at) : findPlaceAhead(s.road, road, at, at);
    if (shifted !== -1) scratchDrive.start = shifted;
  }
  if (scratchDrive.start === FINISH_SPACE) {
    scratchDrive.to = FINISH_SPACE;
    scratchDrive.usesAll = true;
    return scratchDrive;
  }
  // It may pass companions that have not moved yet, but not stop with them (PP-11).
  const closed = (companions & ~s.moved) === 0 ? -1 : s.from[car]!;
  const points = s.chosen[(car / CARS_PER_SEAT) | 0]! + scratchDrive.bonus;
  driveCar(road, at, closed, scratchDrive.start, points, token === KIND_SLIP, scratchDrive);
  return scratchDrive;
}

/** Computes the whole drive of a car that is picked. */
export function computeDrive(s: State, plus: boolean, car: Car): CarDrive {
  const companions = hasPlayedSameCard(s, (car / CARS_PER_SEAT) | 0) ? companionsOf(s, car) : 0;
  const trip = planDrive(s, plus, car, companions);
  const { start, to } = trip;
  trip.end = to;
  trip.spins = false;
  // A car that moved 0 spaces has not landed (PP-8).
  if (to === start || to === FINISH_SPACE) return trip;
  const token = s.course[to - 1]!;
  if (token === KIND_OIL) {
    trip.spins = true;
  } else if (!plus && (token === KIND_PIT || token === KIND_TURBO)) {
    const at = s.at[car]!;
    const road = roadWithout(s, companions);
    const shifted = token === KIND_PIT ? findPlaceBehind(s.road, road, at, to) : findPlaceAhead(s.road, road, at, to);
    // The space it comes to has no effect (PP-20).
    if (shifted !== -1) trip.end = shifted;
  }
  return trip;
}

/** Finished cars count, companions do not, and cars on one space have the same place (PP-22). */
function placeInRace(s: State, at: number, companions: BitSet): number {
  let place = 1;
  for (let other = 0; other < s.at.length; other++) {
    if (s.at[other]! > at && (companions & (1 << other)) === 0) place++;
  }
  return place;
}

/** The player's cars that may be moved now, as bits 0 to 2: those that use all points, or if there is none, any (PP-8). */
export function carsToPick(s: State, plus: boolean, seat: Seat): BitSet {
  const alike = hasPlayedSameCard(s, seat);
  let able = 0;
  let any = 0;
  for (let own = 0; own < CARS_PER_SEAT; own++) {
    const car = seat * CARS_PER_SEAT + own;
    if (s.place[car] !== 0 || (s.spin & (1 << car)) !== 0) continue;
    any |= 1 << own;
    if (planDrive(s, plus, car, alike ? companionsOf(s, car) : 0).usesAll) able |= 1 << own;
  }
  return able === 0 ? any : able;
}
