import { type Car, OFF_TRACK, type State } from './types.ts';

/** The loop has 30 spaces, numbered 1 to 10 three times (FF-3). */
export const SPACES = 30;
/** A car at this position or beyond has passed the line (FF-5). */
export const PAST_THE_LINE = 31;
/** A space holds at most so many cars where a move ends (FF-19). */
export const FULL = 4;

/** The printed number of a position (FF-5). */
export function printed(pos: number): number {
  return ((pos + 999_999) % 10) + 1;
}

/** The space of a position: positions 30 apart share it (FF-5). */
function space(pos: number): number {
  return (pos + 2999) % SPACES;
}

/** Takes a car off the track; its lane is free at once. */
export function liftCar(s: State, car: Car): void {
  s.taken[space(s.pos[car]!)]! &= ~(1 << s.lane[car]!);
  s.pos[car] = OFF_TRACK;
  s.lane[car] = 0;
}

/** Puts a car that is off the track onto a free lane. */
export function placeCar(s: State, car: Car, pos: number, lane: number): void {
  s.pos[car] = pos;
  s.lane[car] = lane;
  s.taken[space(pos)]! |= 1 << lane;
}

/** The lanes taken on a position's space, for a car that is about to move: its own place counts as free (FF-19). */
function lanesTaken(s: State, car: Car, pos: number): number {
  const taken = s.taken[space(pos)]!;
  return pos === s.pos[car] ? taken & ~(1 << s.lane[car]!) : taken;
}

/** How many bits are set, for every set of lanes 1 to 6. */
const BITS: readonly number[] = Array.from({ length: 1 << 7 }, (_, set) => set.toString(2).replaceAll('0', '').length);

/** Where a car ends that aims at a position: it drops back from full spaces, at worst to the one it left (FF-19). */
export function landing(s: State, car: Car, aimed: number): number {
  const from = s.pos[car]!;
  let to = aimed;
  while (to > from && BITS[lanesTaken(s, car, to)]! >= FULL) to--;
  return to;
}

/** The lane a car takes on the space where its move ends (FF-18). */
export function innermostFree(s: State, car: Car, pos: number): number {
  const taken = lanesTaken(s, car, pos);
  let lane = 1;
  while ((taken & (1 << lane)) !== 0) lane++;
  return lane;
}

/** Sorts cars into track order: the leader first, on one position the innermost first (FF-21). */
export function sortByTrack(s: State, cars: Car[]): void {
  // Insertion sort: from one turn to the next the order changes little.
  for (let i = 1; i < cars.length; i++) {
    const car = cars[i]!;
    let j = i - 1;
    while (j >= 0 && ahead(s, car, cars[j]!)) {
      cars[j + 1] = cars[j]!;
      j--;
    }
    cars[j + 1] = car;
  }
}

function ahead(s: State, a: Car, b: Car): boolean {
  const lead = s.pos[a]! - s.pos[b]!;
  return lead > 0 || (lead === 0 && s.lane[a]! < s.lane[b]!);
}
