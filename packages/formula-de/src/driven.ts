import { driveToBox, laneCells, lapAtExit } from './pit.ts';
import type { Route, Start } from './route.ts';
import type { Table } from './table.ts';
import { boxOf, isRoad, pitNumber } from './track.ts';
import type { Car, State } from './types.ts';

/**
 * The cells a choice drives over, the last one included: on the road the route that counts (FD-16), in the pit lane
 * one cell after the other. For the present answer of `table.choices`.
 */
export function drivenPath(table: Table, s: State, car: Car, choice: number): number[] {
  const { track, choices } = table;
  choices.block(s, car, 1);
  const from = s.cell[car]!;
  const to = choices.to[choice]!;
  const path = isRoad(track, from) ? roadPath(table, s, car, choice, to) : lanePath(table, s, car, choice, to);
  choices.block(s, car, 0);
  return path;
}

function roadPath(table: Table, s: State, car: Car, choice: number, to: number): number[] {
  const { track, choices, router } = table;
  const start: Start = { cell: s.cell[car]!, lap: s.lap[car]!, stops: s.stops[car]!, driven: 0 };
  if (isRoad(track, to)) return [...router.find(choices.paths, [start], choices.cells[choice]!, [to])!.cells];
  if (to === track.finish) return [...router.find(choices.paths, [start], s.roll, [to])!.cells];
  let best: Route | null = null;
  for (let k = 0; k < choices.cells[choice]!; k++) {
    if ((choices.paths.pitSteps & (1 << k)) === 0) continue;
    if (driveToBox(track, choices.paths.taken, car, -1, choices.cells[choice]! - k) !== to) continue;
    const route = router.find(choices.paths, [start], k, pitEntries(table));
    if (route !== null && (best === null || comesFirst(table, start.cell, route, best))) best = route;
  }
  return [...best!.cells, ...laneTo(table, car, -1, to)];
}

/** Fewer lane changes, then the first in the order of steps (FD-16). */
function comesFirst({ track }: Table, start: number, a: Route, b: Route): boolean {
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

function pitEntries({ track }: Table): number[] {
  return track.circuit.pit.entryFrom.map((id) => track.numberOf.get(id)!);
}

function lanePath(table: Table, s: State, car: Car, choice: number, to: number): number[] {
  const { track, choices, router } = table;
  const cell = s.cell[car]!;
  const from = pitNumber(track, cell);
  if (!isRoad(track, to)) return to === cell ? [] : laneTo(table, car, from, to);
  const driven = laneCells(track, choices.paths.taken, from, track.pitLength);
  const lap = lapAtExit(track, cell, s.lap[car]!);
  const starts = track.pitExits
    .filter((exit) => choices.paths.taken[exit] === 0)
    .map((exit) => ({ cell: exit, lap, stops: 0, driven: driven + 1 }));
  const lane = laneTo(table, car, from, track.road + track.pitLength - 1);
  return [...lane, ...router.find(choices.paths, starts, choices.cells[choice]!, [to])!.cells];
}

/** The cells of the lane after the given one, up to and including the end; for its own car a box replaces its cell. */
function laneTo({ track }: Table, car: Car, from: number, to: number): number[] {
  const cells: number[] = [];
  const last = pitNumber(track, to);
  for (let at = from + 1; at <= last; at++) cells.push(track.road + at);
  if (to === boxOf(track, car)) cells[cells.length - 1] = to;
  return cells;
}
