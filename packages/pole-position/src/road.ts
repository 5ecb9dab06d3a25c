import { type Bits, type Car, FINISH, START, type State } from './types.ts';

/**
 * The road as a moving car sees it. Worked out for every car that thinks about moving, so it lives in two lists that
 * are used over and over; what is read from them must be read before the next car looks.
 *
 * `cars` counts the cars on each space, without the mover; `strangers` the same without the mover's companions, who
 * are not there for it (PP-11). The counts on the start space and beyond the line mean nothing and are never read.
 */
const cars = new Int8Array(FINISH + 1);
const withoutCompanions = new Int8Array(FINISH + 1);
let strangers = cars;
/** The space from which the mover has been lifted. */
let lifted = START;
/** The space of companions that have not moved yet, where the mover may pass but not stop; -1 if there are none. */
let closed = -1;

/** Counts the cars of a position, once for all the cars that will look. */
export function survey({ at }: State): void {
  cars.fill(0);
  for (let car = 0; car < at.length; car++) cars[at[car]!]!++;
  lifted = START;
}

/** Looks down the surveyed road with the eyes of a car. */
export function look(s: State, car: Car, companions: Bits): void {
  const { at } = s;
  cars[lifted]!++;
  lifted = at[car]!;
  cars[lifted]!--;
  strangers = cars;
  closed = -1;
  if (companions === 0) return;
  strangers = withoutCompanions;
  strangers.set(cars);
  for (let other = 0; other < at.length; other++) if ((companions & (1 << other)) !== 0) strangers[at[other]!]!--;
  if ((companions & ~s.moved) !== 0) closed = s.from[car]!;
}

/** Where a Pit stop puts the car: behind the next car behind and all that queue there, or -1 for the last car (PP-18). */
export function onePlaceBack(space: number): number {
  let to = space - 1;
  while (to > START && strangers[to] === 0) to--;
  if (to <= START) return -1;
  while (to > START && cars[to]! > 0) to--;
  return to;
}

/** Where a Turbo puts the car: ahead of the next car ahead and all before it, or -1 for the leader (PP-19). */
export function onePlaceAhead(space: number): number {
  let to = space + 1;
  while (to < FINISH && strangers[to] === 0) to++;
  if (to >= FINISH) return -1;
  while (to < FINISH && cars[to]! > 0) to++;
  return to;
}

/** Where a drive ends, and whether it used all the points. One such object is used over and over. */
export interface Drive {
  to: number;
  usesAll: boolean;
}

/**
 * Drives from a space as far as the points go (PP-9, PP-10): a space costs one point, and one more for every car on it
 * that is passed, unless the car slipstreams (PP-21).
 */
export function drive(start: number, points: number, slipstream: boolean, result: Drive): void {
  let cost = 0;
  result.to = start;
  result.usesAll = true;
  for (let space = start + 1; ; space++) {
    if (++cost > points) break;
    if (space === FINISH) {
      result.to = FINISH;
      return;
    }
    const obstacles = strangers[space]!;
    if (obstacles === 0) {
      if (space === closed) continue;
      result.to = space;
      if (cost === points) return;
    } else if (!slipstream) {
      cost += obstacles;
    }
  }
  result.usesAll = false;
}
