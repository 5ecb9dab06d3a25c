import { driveToBox, countFreePitCells, lapAtPitExit } from './pit.ts';
import type { PathSearch } from './paths.ts';
import type { Route, RouteStart } from './route.ts';
import type { Board } from './board.ts';
import { boxOf, isRoadCell, pitNumber } from './track.ts';
import type { Car, State } from './types.ts';

/**
 * The cells a choice drives over, the last one included: on the road the route that counts (FD-16), in the pit lane
 * one cell after the other. For the current result of `board.choices`.
 */
export function pathOfChoice(table: Board, s: State, car: Car, choice: number): number[] {
  const { track, choices } = table;
  const paths = choices.findPaths(s);
  paths.markOthers(s.cell, car, 1);
  const from = s.cell[car]!;
  const to = choices.to[choice]!;
  const path = isRoadCell(track, from)
    ? pathOnRoad(table, paths, s, car, choice, to)
    : pathInPitLane(table, paths, s, car, choice, to);
  paths.markOthers(s.cell, car, 0);
  return path;
}

function pathOnRoad(table: Board, paths: PathSearch, s: State, car: Car, choice: number, to: number): number[] {
  const { track, choices, router } = table;
  const start: RouteStart = { cell: s.cell[car]!, lap: s.lap[car]!, stops: s.stops[car]!, driven: 0 };
  if (isRoadCell(track, to)) return [...router.find(paths, [start], choices.cells[choice]!, [to])!.cells];
  if (to === track.finish) return [...router.find(paths, [start], s.roll, [to])!.cells];
  let best: Route | null = null;
  for (let k = 0; k < choices.cells[choice]!; k++) {
    if ((paths.pitSteps & (1 << k)) === 0) continue;
    if (driveToBox(track, paths.taken, car, -1, choices.cells[choice]! - k) !== to) continue;
    const route = router.find(paths, [start], k, listPitEntries(table));
    if (route !== null && (best === null || isPreferred(table, start.cell, route, best))) best = route;
  }
  return [...best!.cells, ...pitCellsTo(table, car, -1, to)];
}

/** Fewer lane changes, then the first in the order of steps (FD-16). */
function isPreferred({ track }: Board, start: number, a: Route, b: Route): boolean {
  if (a.changes !== b.changes) return a.changes < b.changes;
  let at = start;
  for (let k = 0; k < a.cells.length && k < b.cells.length; k++) {
    const [x, y] = [a.cells[k]!, b.cells[k]!];
    const steps = track.steps.subarray(track.from[at], track.from[at + 1]);
    if (x !== y) return steps.indexOf(x) < steps.indexOf(y);
    at = x;
  }
  return a.cells.length < b.cells.length;
}

function listPitEntries({ track }: Board): number[] {
  return track.circuit.pit.entryFrom.map((id) => track.numberOf.get(id)!);
}

function pathInPitLane(table: Board, paths: PathSearch, s: State, car: Car, choice: number, to: number): number[] {
  const { track, choices, router } = table;
  const cell = s.cell[car]!;
  const from = pitNumber(track, cell);
  if (!isRoadCell(track, to)) return to === cell ? [] : pitCellsTo(table, car, from, to);
  const driven = countFreePitCells(track, paths.taken, from, track.pitLength);
  const lap = lapAtPitExit(track, cell, s.lap[car]!);
  const starts = track.pitExits
    .filter((exit) => paths.taken[exit] === 0)
    .map((exit) => ({ cell: exit, lap, stops: 0, driven: driven + 1 }));
  const lane = pitCellsTo(table, car, from, track.road + track.pitLength - 1);
  return [...lane, ...router.find(paths, starts, choices.cells[choice]!, [to])!.cells];
}

/** The cells of the lane after the given one, up to and including the end; for its own car a box replaces its cell. */
function pitCellsTo({ track }: Board, car: Car, from: number, to: number): number[] {
  const cells: number[] = [];
  const last = pitNumber(track, to);
  for (let at = from + 1; at <= last; at++) cells.push(track.road + at);
  if (to === boxOf(track, car)) cells[cells.length - 1] = to;
  return cells;
}
