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

/** The lanes taken on a position's space by cars other than the mover, as bits (bit 1 is lane 1). */
function lanesTaken(s: State, pos: number, mover: Car): number {
  const here = space(pos);
  let taken = 0;
  for (let car = 0; car < s.pos.length; car++) {
    const at = s.pos[car]!;
    if (at !== OFF_TRACK && car !== mover && space(at) === here) taken |= 1 << s.lane[car]!;
  }
  return taken;
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

function innermostFree(taken: number): number {
  let lane = 1;
  while ((taken & (1 << lane)) !== 0) lane++;
  return lane;
}

/**
 * Where a car ends that aims at a position: it drops back from full spaces, at worst to the place it left, and
 * takes the innermost free lane there (FF-18, FF-19).
 */
export function landing(s: State, car: Car, aimed: number): { to: number; lane: number } {
  const from = s.pos[car]!;
  let to = aimed;
  let taken = lanesTaken(s, to, car);
  while (to > from && bits(taken) >= FULL) {
    to--;
    taken = lanesTaken(s, to, car);
  }
  return { to, lane: innermostFree(taken) };
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
