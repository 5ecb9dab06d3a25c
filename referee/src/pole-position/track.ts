/** The cars of Pole Position on the track: where they stand, whom they take notice of, how they would drive. */
import type { Token } from './course.ts';

interface Options {
  readonly rules: 'normal' | 'plus';
  readonly course: 'shuffled' | 'built' | 'custom';
  readonly podium: 'all' | 'six';
}

export interface Car {
  readonly seat: number;
  readonly car: number;
  at: number;
  from: number;
  moved: boolean;
  spin: boolean;
  place: number | null;
}

export interface Table {
  turn: number;
  readonly course: Token[];
  readonly cars: Car[];
  readonly hands: number[][];
  readonly chosen: (number | null)[];
  order: number[];
  readonly points: number[];
}

export interface Position {
  readonly options: Options;
  readonly table: Table;
  over: boolean;
}

export const FINISH = 44; // PP-3

/** The token under a space; the start space has none and counts as grey (PP-3). */
export function tokenAt(table: Table, space: number): Token {
  return table.course[space - 1] ?? 'grey';
}

/** PP-16: left the start space and not finished. */
function isOnTrack(car: Car): boolean {
  return car.at > 0 && car.place === null;
}

/** PP-15, PP-17, PP-25: the cars a seat could move this turn. Finished and spinning cars stay. */
export function listMovableCars({ options, table }: Position, seat: number): Car[] {
  const own = table.cars.filter((car) => car.seat === seat);
  if (options.rules === 'plus' && own.some((car) => car.spin)) return []; // PP-25: no car at all
  return own.filter((car) => car.place === null && !car.spin);
}

/** PP-11: for its companions' move a companion is not there. */
function isCompanion(position: Position, mover: Car, other: Car): boolean {
  const { table } = position;
  if (other.seat === mover.seat) return false; // a player moves one car a turn, so own cars never share a space
  if (other.from !== mover.from || (mover.from === 0 && table.turn !== 1)) return false;
  if (table.chosen[other.seat] !== table.chosen[mover.seat]) return false;
  const stillMay = table.order.includes(other.seat) && listMovableCars(position, other.seat).includes(other);
  return other.moved || stillMay;
}

/** The cars on the track that the mover takes notice of: all but itself and its companions (PP-11). */
function listRivals(position: Position, mover: Car): Car[] {
  return position.table.cars.filter((car) => car !== mover && isOnTrack(car) && !isCompanion(position, mover, car));
}

/** PP-9, PP-11: a moving car may stop on an empty space, or with companions that have moved this turn. */
function canStopOn(position: Position, mover: Car, space: number): boolean {
  const there = position.table.cars.filter((car) => car !== mover && isOnTrack(car) && car.at === space);
  return there.every((car) => car.moved && isCompanion(position, mover, car));
}

/** PP-11: a displaced car needs a space free of every car, companions included. */
function isEmpty(position: Position, mover: Car, space: number): boolean {
  return !position.table.cars.some((car) => car !== mover && isOnTrack(car) && car.at === space);
}

/** PP-18: the space behind the next car behind and the unbroken row there, at worst the start space. */
export function findPlaceBehind(position: Position, mover: Car): number {
  const behind = listRivals(position, mover)
    .map((car) => car.at)
    .filter((at) => at < mover.at);
  if (behind.length === 0) return mover.at; // the last car on the track
  let space = Math.max(...behind) - 1;
  while (space > 0 && !isEmpty(position, mover, space)) space -= 1;
  return space;
}

/** PP-19: the space ahead of the next car ahead and the unbroken row there, at best the finish. */
export function findPlaceAhead(position: Position, mover: Car): number {
  const ahead = listRivals(position, mover)
    .map((car) => car.at)
    .filter((at) => at > mover.at);
  if (ahead.length === 0) return mover.at; // the leader on the track
  let space = Math.min(...ahead) + 1;
  while (space < FINISH && !isEmpty(position, mover, space)) space += 1;
  return space;
}

/** PP-22: one more than the cars ahead, finished ones included; cars on the same space are not ahead. */
function placeInRace(position: Position, mover: Car): number {
  const ahead = position.table.cars.filter(
    (car) => car !== mover && !isCompanion(position, mover, car) && (car.place !== null || car.at > mover.at),
  );
  return 1 + ahead.length;
}

interface Drive {
  readonly start: number; // the space it moves from, in the plus game after the place is lost or gained
  readonly end: number;
  readonly usesAll: boolean; // PP-8: uses all its movement points
}

/** PP-10: how a car would drive with the card its player has chosen, before any effect of landing. */
export function computeDrive(position: Position, car: Car): Drive {
  const { options, table } = position;
  const token = tokenAt(table, car.at); // only this space counts, not one it is shifted to (PP-20, PP-27)
  let start = car.at;
  if (options.rules === 'plus' && token === 'pit') start = findPlaceBehind(position, car); // PP-26
  if (options.rules === 'plus' && token === 'turbo') start = findPlaceAhead(position, car); // PP-27
  if (start === FINISH) return { start, end: FINISH, usesAll: true }; // PP-27
  const bonus = token === 'comeback' ? placeInRace(position, car) : 0; // PP-22
  const movementPoints = (table.chosen[car.seat] ?? 0) + bonus;

  let end = start; // PP-10: d = 0 is possible
  let spent = 0;
  for (let space = start + 1; space <= FINISH; space += 1) {
    const overtaken = listRivals(position, car).filter((other) => other.at > start && other.at < space).length;
    const cost = space - start + (token === 'slip' ? 0 : overtaken); // PP-9, PP-21
    if (cost > movementPoints) break;
    if (space === FINISH) return { start, end: FINISH, usesAll: true }; // PP-10: with at most all its points
    if (canStopOn(position, car, space)) {
      end = space;
      spent = cost;
    }
  }
  return { start, end, usesAll: spent === movementPoints };
}

/** PP-8: the cars that can use all points; only if there is none, any that may move. */
export function carsToPick(position: Position, seat: number): number[] {
  const movable = listMovableCars(position, seat);
  const full = movable.filter((car) => computeDrive(position, car).usesAll);
  return (full.length > 0 ? full : movable).map((car) => car.car);
}
