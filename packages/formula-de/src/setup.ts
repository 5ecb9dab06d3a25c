import { listPendingDice } from './turn-event.ts';
import { startRound } from './turns.ts';
import { createFreshWear } from './wear.ts';
import type { Board } from './board.ts';
import {
  type Car,
  type Event,
  FOR_GRID,
  CONDITION_NOT_STARTED,
  OFF_BOARD,
  STATUS_RACING,
  type State,
} from './types.ts';

/** A mark in `gridRolls`: this plus a place says that the car shares the places from there on (FD-8). */
const TIE_MARK = 100;

export function createInitialState(cars: number, laps: number): State {
  const each = (value: number): number[] => new Array<number>(cars).fill(value);
  return {
    phase: 'grid',
    entry: 0,
    round: 1,
    order: [],
    mover: 0,
    roll: 0,
    exact: 0,
    strained: 0,
    pending: each(0).map((_, car) => car * 8 + FOR_GRID),
    cell: each(OFF_BOARD),
    lap: each(0),
    gear: each(1),
    since: each(0),
    stops: each(0),
    condition: each(CONDITION_NOT_STARTED),
    status: each(STATUS_RACING),
    place: each(0),
    wear: createFreshWear(cars, laps),
    grid: each(0).map((_, car) => car),
    gridRolls: each(TIE_MARK),
    gone: [],
  };
}

/** The lowest roll takes pole; cars that roll the same roll again for the places they share (FD-8). */
export function rollForGrid(table: Board, s: State, result: number, events?: Event[]): void {
  const car = s.pending.shift()! >> 3;
  const mark = s.gridRolls[car];
  s.gridRolls[car] = result;
  const next = s.pending[0];
  if (next !== undefined && s.gridRolls[next >> 3] === mark) return;
  sortRolled(s);
  s.pending = listTiedCars(s);
  if (s.pending.length === 0) placeOnGrid(table, s, events);
  else events?.push({ type: 'turn', phase: 'grid', pending: listPendingDice(s) });
}

/** The cars that still share a place: the best places first, the cars of one place by number. */
function listTiedCars(s: State): number[] {
  const cars = s.grid.filter((car) => s.gridRolls[car]! >= TIE_MARK);
  return cars.sort((a, b) => s.gridRolls[a]! - s.gridRolls[b]! || a - b).map((car) => car * 8 + FOR_GRID);
}

/** Puts those who have just rolled in order, and marks the places that are still shared. */
function sortRolled(s: State): void {
  const { grid, gridRolls } = s;
  const first = grid.findIndex((car) => hasRolled(s, car));
  const rolled = grid.filter((car) => hasRolled(s, car)).sort((a, b) => gridRolls[a]! - gridRolls[b]! || a - b);
  const rolls = rolled.map((car) => gridRolls[car]!);
  for (const [i, car] of rolled.entries()) {
    grid[first + i] = car;
    const shared = rolls.filter((roll) => roll === rolls[i]).length > 1;
    gridRolls[car] = shared ? TIE_MARK + first + rolls.indexOf(rolls[i]!) : 0;
  }
}

function hasRolled(s: State, car: Car): boolean {
  return s.gridRolls[car]! > 0 && s.gridRolls[car]! < TIE_MARK;
}

function placeOnGrid(table: Board, s: State, events?: Event[]): void {
  // All have stood there since the beginning: among them the better place counts (FD-10).
  for (const [place, car] of s.grid.entries()) s.cell[car] = table.track.grid[place]!;
  events?.push({ type: 'grid', order: [...s.grid], cells: s.grid.map((car) => table.track.ids[s.cell[car]!]!) });
  // The first round follows the grid (FD-10).
  s.order = [...s.grid];
  startRound(s, events);
}
