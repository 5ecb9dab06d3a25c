import type { Seat } from '@paddock/kernel';
import { companionsOf, playedAlike } from './companions.ts';
import { drive, onePlaceAhead, onePlaceBack, roadWithout } from './road.ts';
import { type Bits, type Car, CARS_EACH, COMEBACK, FINISH, OIL, PIT, SLIP, START, type State, TURBO } from './types.ts';

/** What happens when a car is picked. */
export interface Journey {
  /** Where it drives from: not where it stands when it first loses or gains a place (PP-26, PP-27). */
  start: number;
  /** What Comeback adds to the card (PP-22). */
  bonus: number;
  to: number;
  /** Whether it uses all its points (PP-8). */
  usesAll: boolean;
  /** Where it stands in the end, and whether it spins there (PP-17 to PP-19); filled in by `travel`. */
  end: number;
  spins: boolean;
}

/** Used over and over: a journey must be read before the next one is planned. */
const journey: Journey = { start: 0, bonus: 0, to: 0, usesAll: false, end: 0, spins: false };

/** Plans the move of a car whose player is to move. */
function plan(s: State, plus: boolean, car: Car, companions: Bits): Journey {
  const at = s.at[car]!;
  const road = roadWithout(s, companions);
  // Every effect looks at the space where the car stands, not at the one it is shifted to.
  const token = at === START ? -1 : s.course[at - 1]!;
  journey.start = at;
  journey.bonus = token === COMEBACK ? placeInRace(s, at, companions) : 0;
  if (plus && (token === PIT || token === TURBO)) {
    const shifted = token === PIT ? onePlaceBack(s.road, road, at, at) : onePlaceAhead(s.road, road, at, at);
    if (shifted !== -1) journey.start = shifted;
  }
  if (journey.start === FINISH) {
    journey.to = FINISH;
    journey.usesAll = true;
    return journey;
  }
  // It may pass companions that have not moved yet, but not stop with them (PP-11).
  const closed = (companions & ~s.moved) === 0 ? -1 : s.from[car]!;
  const points = s.chosen[(car / CARS_EACH) | 0]! + journey.bonus;
  drive(road, at, closed, journey.start, points, token === SLIP, journey);
  return journey;
}

/** The whole journey of a car that is picked. */
export function travel(s: State, plus: boolean, car: Car): Journey {
  const companions = playedAlike(s, (car / CARS_EACH) | 0) ? companionsOf(s, car) : 0;
  const trip = plan(s, plus, car, companions);
  const { start, to } = trip;
  trip.end = to;
  trip.spins = false;
  // A car that moved 0 spaces has not landed (PP-8).
  if (to === start || to === FINISH) return trip;
  const token = s.course[to - 1]!;
  if (token === OIL) {
    trip.spins = true;
  } else if (!plus && (token === PIT || token === TURBO)) {
    const at = s.at[car]!;
    const road = roadWithout(s, companions);
    const shifted = token === PIT ? onePlaceBack(s.road, road, at, to) : onePlaceAhead(s.road, road, at, to);
    // The space it comes to has no effect (PP-20).
    if (shifted !== -1) trip.end = shifted;
  }
  return trip;
}

/** Finished cars count, companions do not, and cars on one space have the same place (PP-22). */
function placeInRace(s: State, at: number, companions: Bits): number {
  let place = 1;
  for (let other = 0; other < s.at.length; other++) {
    if (s.at[other]! > at && (companions & (1 << other)) === 0) place++;
  }
  return place;
}

/** The player's cars that may be moved now, as bits 0 to 2: those that use all points, or if there is none, any (PP-8). */
export function carsToPick(s: State, plus: boolean, seat: Seat): Bits {
  const alike = playedAlike(s, seat);
  let able = 0;
  let any = 0;
  for (let own = 0; own < CARS_EACH; own++) {
    const car = seat * CARS_EACH + own;
    if (s.place[car] !== 0 || (s.spin & (1 << car)) !== 0) continue;
    any |= 1 << own;
    if (plan(s, plus, car, alike ? companionsOf(s, car) : 0).usesAll) able |= 1 << own;
  }
  return able === 0 ? any : able;
}
