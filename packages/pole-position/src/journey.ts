import type { Seat } from '@paddock/kernel';
import { companionsOf } from './companions.ts';
import { drive, look, onePlaceAhead, onePlaceBack, survey } from './road.ts';
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
  /** Where it stands in the end, and whether it spins there: filled in by `arrive`. */
  end: number;
  spins: boolean;
}

/** Used over and over: a journey must be read before the next one is planned. */
const journey: Journey = { start: 0, bonus: 0, to: 0, usesAll: false, end: 0, spins: false };

/** Plans the move of a car whose player is to move, on the road surveyed before; leaves it as this car sees it. */
function plan(s: State, plus: boolean, car: Car): Journey {
  const companions = companionsOf(s, car);
  look(s, car, companions);
  const at = s.at[car]!;
  // Every effect looks at the space where the car stands, not at the one it is shifted to.
  const token = at === START ? -1 : s.course[at - 1]!;
  journey.start = at;
  journey.bonus = token === COMEBACK ? placeInRace(s, at, companions) : 0;
  if (plus && (token === PIT || token === TURBO)) {
    const shifted = token === PIT ? onePlaceBack(at) : onePlaceAhead(at);
    if (shifted !== -1) journey.start = shifted;
  }
  if (journey.start === FINISH) {
    journey.to = FINISH;
    journey.usesAll = true;
  } else {
    drive(journey.start, s.chosen[(car / CARS_EACH) | 0]! + journey.bonus, token === SLIP, journey);
  }
  return journey;
}

/** The whole journey of a car that is picked. */
export function travel(s: State, plus: boolean, car: Car): Journey {
  survey(s);
  const trip = plan(s, plus, car);
  arrive(s, plus, trip);
  return trip;
}

/** Adds what the space does where the car has landed (PP-17 to PP-19). The road is still as the car saw it. */
function arrive(s: State, plus: boolean, trip: Journey): void {
  const { start, to } = trip;
  trip.end = to;
  trip.spins = false;
  // A car that moved 0 spaces has not landed (PP-8).
  if (to === start || to === FINISH) return;
  const token = s.course[to - 1]!;
  if (token === OIL) {
    trip.spins = true;
  } else if (!plus && (token === PIT || token === TURBO)) {
    // The space it comes to has no effect (PP-20).
    const shifted = token === PIT ? onePlaceBack(to) : onePlaceAhead(to);
    if (shifted !== -1) trip.end = shifted;
  }
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
  survey(s);
  let able = 0;
  let any = 0;
  for (let own = 0; own < CARS_EACH; own++) {
    const car = seat * CARS_EACH + own;
    if (s.place[car] !== 0 || (s.spin & (1 << car)) !== 0) continue;
    any |= 1 << own;
    if (plan(s, plus, car).usesAll) able |= 1 << own;
  }
  return able === 0 ? any : able;
}
