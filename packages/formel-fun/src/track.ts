import { distanceOf } from './cards.ts';
import { type Car, OFF_TRACK, type State } from './types.ts';

/** The loop has 30 spaces, numbered 1 to 10 three times (FF-3). */
export const SPACE_COUNT = 30;
/** A car at this position or beyond has passed the line (FF-5). */
export const FINISH_POSITION = 31;
/** A space holds at most so many cars where a move ends (FF-19). */
export const MAX_CARS_ON_SPACE = 4;

interface TrackPlace {
  readonly pos: number;
  readonly lane: number;
}

/** The printed number of a position (FF-5). */
export function printedNumber(pos: number): number {
  return ((pos + 999_999) % 10) + 1;
}

/** The space of a position, 0 to 29 from the line on: positions 30 apart share it (FF-5). */
export function spaceOf(pos: number): number {
  return (pos + 2999) % SPACE_COUNT;
}

/** Takes a car off the track; its lane is free at once. */
export function liftCar(s: State, car: Car): void {
  s.taken[spaceOf(s.pos[car]!)]! &= ~(1 << s.lane[car]!);
  s.pos[car] = OFF_TRACK;
  s.lane[car] = 0;
}

/** Puts a car that is off the track onto a free lane. */
export function placeCar(s: State, car: Car, pos: number, lane: number): void {
  s.pos[car] = pos;
  s.lane[car] = lane;
  s.taken[spaceOf(pos)]! |= 1 << lane;
}

/** By a set of taken lanes, 1 to 6 as bits: how many they are, and the innermost that is free. */
const LANE_COUNTS: readonly number[] = Array.from(
  { length: 1 << 7 },
  (_, set) => set.toString(2).replaceAll('0', '').length,
);
const INNERMOST_FREE_LANE: readonly number[] = LANE_COUNTS.map((_, set) =>
  [1, 2, 3, 4, 5, 6, 7].find((lane) => (set & (1 << lane)) === 0)!,
);

/** Drives a car as far as a move goes. Returns the position it aimed at. */
export function driveCar(s: State, car: Car, move: number): number {
  const from = s.pos[car]!;
  let space = spaceOf(from);
  // It is lifted first: its own place counts as free (FF-19).
  s.taken[space]! &= ~(1 << s.lane[car]!);
  const cells = distanceOf(move, space);
  const aimed = from + cells;
  let to = aimed;
  space += cells;
  if (space >= SPACE_COUNT) space -= SPACE_COUNT;
  // It drops back from full spaces, at worst to the one it left (FF-19).
  while (to > from && LANE_COUNTS[s.taken[space]!]! >= MAX_CARS_ON_SPACE) {
    to--;
    space = space === 0 ? SPACE_COUNT - 1 : space - 1;
  }
  const lane = INNERMOST_FREE_LANE[s.taken[space]!]!;
  s.taken[space]! |= 1 << lane;
  s.pos[car] = to;
  s.lane[car] = lane;
  return aimed;
}

/** Whether a place on the track is ahead of another: further on, or on the same position further inside (FF-21). */
export function isAhead(a: TrackPlace, b: TrackPlace): boolean {
  return a.pos === b.pos ? a.lane < b.lane : a.pos > b.pos;
}

/** Sorts cars into track order: the leader first, on one position the innermost first (FF-21). */
export function sortByTrack({ pos, lane }: State, cars: Car[]): void {
  // Insertion sort: from one turn to the next the order changes little.
  let lastLead = pos[cars[0]!]! * 8 - lane[cars[0]!]!;
  for (let i = 1; i < cars.length; i++) {
    const car = cars[i]!;
    const lead = pos[car]! * 8 - lane[car]!;
    if (lead < lastLead) {
      lastLead = lead;
      continue;
    }
    let j = i - 1;
    while (j >= 0 && pos[cars[j]!]! * 8 - lane[cars[j]!]! < lead) {
      cars[j + 1] = cars[j]!;
      j--;
    }
    cars[j + 1] = car;
  }
}
