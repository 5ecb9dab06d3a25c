import type { Circuit } from '@paddock/formula-de';
import type { LapStretch } from './stretches.ts';
import type { Road } from './road.ts';

/** The pit lane's course beside the road: where it runs, and how far its edges lie from the centre line. */
interface PitLaneLayout extends LapStretch {
  /** The place of pit cell k: from k to k + 1; fractions are allowed. */
  cell(k: number): number;
  readonly left: (place: number) => number;
  readonly right: (place: number) => number;
  readonly boxLeft: (place: number) => number;
  readonly boxRight: (place: number) => number;
}

/** In lane widths: the wall between road and pit lane, the lane, and the depth of a box. */
const WALL_WIDTH = 0.7;
const LANE_WIDTH = 0.95;
const BOX_DEPTH = 0.95;
/** How wide the lane is where it leaves the road, of its full width. */
const NARROW_SHARE = 0.22;
/** A hair's breadth, so that slip road and boxes touch nothing. */
const GAP = 0.04;
/** The slip roads in and out, in rows. */
const SLIP_ROAD_ROWS = 2.2;

/** Cells are spread between the last entry and the first exit as their rows are (FD-32). */
export function layOutPitLane(circuit: Circuit, road: Road, places: ReadonlyMap<string, LapStretch>): PitLaneLayout {
  const middle = (id: string): number => {
    const { from, to } = places.get(id)!;
    return (from + to) / 2;
  };
  const entry = Math.max(...circuit.pit.entryFrom.map(middle));
  const exit = Math.min(...circuit.pit.exitTo.map(middle)) + circuit.lapRows;
  const step = (exit - entry) / (circuit.pit.length + 1);
  const cell = (k: number): number => entry + (k + 0.5) * step;
  const from = cell(0);
  const to = cell(circuit.pit.length);
  const slip = Math.min(SLIP_ROAD_ROWS, (to - from) / 3);
  const w = road.laneWidth;
  const wall = (place: number): number => {
    const t = Math.min(Math.max(Math.min(place - from, to - place) / slip, 0), 1);
    return (GAP + (WALL_WIDTH - GAP) * t * t * (3 - 2 * t)) * w;
  };
  const left = (place: number): number => 1.5 * w + wall(place);
  // The lane opens like a slip road within its first cell and closes within its last.
  const lane = (place: number): number => {
    const t = Math.min(Math.max(Math.min(place - from, to - place) / step, 0), 1);
    return (NARROW_SHARE + (1 - NARROW_SHARE) * t) * LANE_WIDTH * w;
  };
  const right = (place: number): number => left(place) + lane(place);
  return {
    from,
    to,
    cell,
    left,
    right,
    boxLeft: (place) => right(place) + GAP * w,
    boxRight: (place) => right(place) + (GAP + BOX_DEPTH) * w,
  };
}
