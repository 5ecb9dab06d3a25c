/** The ways a car of Formula Dé can take along the road: lanes, corners, tyres. */
import { elementAt } from '../frame/element-at.ts';
import { type Cell, cellOf, type Circuit, listLaneAhead } from './circuit.ts';
import type { Race } from './race.ts';

/** A way along the road: where it has come to, and all that decides how it may go on. */
export interface RoadPath {
  cell: Cell;
  lap: number;
  /** Which of the `next` cells it took, step by step. */
  steps: string;
  /** FD-14, FD-16: all counted lane changes. */
  changes: number;
  /** FD-14, FD-15: the cells on which it has changed lanes on the present straight. */
  left: Cell[];
  /** FD-17: stops made in the corner it is in. */
  made: number;
  /** FD-18, FD-19: corners left too early in this move, tyres needed for them (infinite: fatal), lane to be kept. */
  overshot: number;
  tyres: number;
  keepsLane: boolean;
}

export function createPath(cell: Cell, lap: number, made: number, steps: string): RoadPath {
  return { cell, lap, steps, changes: 0, left: [], made, overshot: 0, tyres: 0, keepsLane: false };
}

/** FD-16: fewer tyres, then fewer lane changes, then the first in the order of `next`. */
export function isCheaper(a: RoadPath, b: RoadPath): boolean {
  if (a.tyres !== b.tyres) return a.tyres < b.tyres;
  if (a.changes !== b.changes) return a.changes < b.changes;
  return a.steps < b.steps;
}

/** FD-17, FD-18: by how many stops too few the way would leave the corner it is in. */
export function countMissingStops(circuit: Circuit, way: RoadPath): number {
  const { corner } = way.cell;
  return corner === null ? 0 : Math.max(0, (circuit.corners.get(corner) ?? 0) - way.made);
}

/** The way one cell longer, to the `index`th next cell; null when the rules of lanes forbid it. */
function extendPath(circuit: Circuit, taken: Set<string>, way: RoadPath, index: number): RoadPath | null {
  const from = way.cell;
  const to = cellOf(circuit, elementAt(from.next, index));
  const changesLane = to.lane !== from.lane;
  const onStraight = from.corner === null;
  if (changesLane && onStraight) {
    if (way.keepsLane || way.left.length >= 2) return null; // FD-19, FD-14
    if (way.left.some((cell) => cell.lane === to.lane && !passesCar(circuit, taken, cell, to))) return null; // FD-15
  }
  const short = from.corner === to.corner ? 0 : countMissingStops(circuit, way);
  if (short > 0 && changesLane) return null; // FD-19: no slanting exit arrow.
  const overshot = way.overshot + (short > 0 ? 1 : 0);
  const counts = changesLane && onStraight;
  return {
    cell: to,
    lap: way.lap + (circuit.finish.includes(to.id) && !circuit.finish.includes(from.id) ? 1 : 0), // FD-5
    steps: way.steps + String(index),
    changes: way.changes + (counts ? 1 : 0),
    left: to.corner !== null ? [] : counts ? [...way.left, from] : way.left,
    made: from.corner === to.corner ? way.made : 0,
    overshot,
    tyres: way.tyres + (short > 1 ? Infinity : overshot), // FD-18, FD-19: every cell counts for every corner overshot.
    keepsLane: to.corner === null && (way.keepsLane || short > 0), // FD-19: up to the entry of the next corner.
  };
}

/** FD-15: whether a car stands in the lane between the cell where it was left and the cell where it is re-entered. */
function passesCar(circuit: Circuit, taken: Set<string>, left: Cell, entered: Cell): boolean {
  for (const cell of listLaneAhead(circuit, left)) {
    if (cell === entered || cell.corner !== null) return false;
    if (taken.has(cell.id)) return true;
  }
  return false;
}

/**
 * All ways of up to so many cells. `levels[n]` holds those of n cells; of ways that can go on alike, only the cheapest.
 * FD-33: a way over the line after the last lap ends there, and the step over it costs nothing.
 */
export function explorePaths(
  race: Race,
  levels: RoadPath[][],
  taken: Set<string>,
  cells: number,
): { levels: RoadPath[][]; finishes: RoadPath[] } {
  const finishes: RoadPath[] = [];
  while (levels.length <= cells) {
    const best = new Map<string, RoadPath>();
    for (const way of elementAt(levels, levels.length - 1)) {
      for (let index = 0; index < way.cell.next.length; index++) {
        const next = extendPath(race.circuit, taken, way, index);
        if (next === null) continue;
        if (next.lap > race.laps) finishes.push({ ...next, tyres: way.tyres }); // A car beyond the line bars nothing.
        if (next.lap > race.laps || taken.has(next.cell.id)) continue; // FD-13
        const left = next.left.length === 1 ? elementAt(next.left, 0).id : next.left.length;
        const key = JSON.stringify([next.cell.id, next.lap, left, next.made, next.overshot, next.keepsLane]);
        const known = best.get(key);
        if (known === undefined || isCheaper(next, known)) best.set(key, next);
      }
    }
    levels.push([...best.values()]);
  }
  return { levels, finishes };
}
