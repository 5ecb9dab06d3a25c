import { type BitSet, FINISH_SPACE, START_SPACE, type State } from './types.ts';

/**
 * The road as a moving car sees it is a list of counts: the cars on every space. The state keeps one of all cars; for a car
 * with companions, who are not there for it (PP-11), a second one leaves them out. The mover is counted too, on
 * `self`, the space it is about to leave. The counts on the start space and beyond the line are never read.
 */
type CarCounts = readonly number[];

/** Reused: a road must be read before the next one is computed. */
const scratchRoad = new Array<number>(FINISH_SPACE + 1).fill(0);

/** The road without some cars. */
export function roadWithout(s: State, companions: BitSet): CarCounts {
  if (companions === 0) return s.road;
  for (let space = 0; space <= FINISH_SPACE; space++) scratchRoad[space] = s.road[space]!;
  for (let car = 0; car < s.at.length; car++) if ((companions & (1 << car)) !== 0) scratchRoad[s.at[car]!]!--;
  return scratchRoad;
}

function othersOn(road: CarCounts, space: number, self: number): number {
  return space === self ? road[space]! - 1 : road[space]!;
}

/**
 * Where a Pit stop puts a car on `space`: behind the next car behind and all that queue there (PP-18), or -1 for the last
 * car. Whom it drops behind is seen on the road without companions; where it fits, on the road with everybody.
 */
export function findPlaceBehind(all: CarCounts, road: CarCounts, self: number, space: number): number {
  let to = space - 1;
  while (to > START_SPACE && othersOn(road, to, self) === 0) to--;
  if (to <= START_SPACE) return -1;
  while (to > START_SPACE && othersOn(all, to, self) > 0) to--;
  return to;
}

/** Where a Turbo puts a car on `space`: ahead of the next car ahead and all before it (PP-19), or -1 for the leader. */
export function findPlaceAhead(all: CarCounts, road: CarCounts, self: number, space: number): number {
  let to = space + 1;
  while (to < FINISH_SPACE && othersOn(road, to, self) === 0) to++;
  if (to >= FINISH_SPACE) return -1;
  while (to < FINISH_SPACE && othersOn(all, to, self) > 0) to++;
  return to;
}

/** Where a drive ends, and whether it used all the points. */
interface DriveResult {
  to: number;
  usesAll: boolean;
}

/**
 * Drives from `start` as far as the points go (PP-9, PP-10): a space costs one point, and one more for every car on it that
 * is passed, unless the car slipstreams (PP-21). On the space `closed` it may not stop.
 */
export function driveCar(
  road: CarCounts,
  self: number,
  closed: number,
  start: number,
  points: number,
  slipstream: boolean,
  result: DriveResult,
): void {
  let cost = 0;
  let to = start;
  let space = start;
  while (++cost <= points) {
    if (++space === FINISH_SPACE) {
      to = FINISH_SPACE;
      cost = points;
      break;
    }
    const passed = othersOn(road, space, self);
    if (passed > 0) {
      if (!slipstream) cost += passed;
    } else if (space !== closed) {
      to = space;
      if (cost === points) break;
    }
  }
  result.to = to;
  result.usesAll = cost === points;
}
