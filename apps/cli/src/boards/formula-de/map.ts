import { type CircuitCell, LANES } from '@paddock/formula-de';
import { styled } from '../../terminal/style.ts';
import { type Road, stopsText } from './road.ts';

/** What stands on a cell: a car, or the number of a choice that ends there. */
export interface Marks {
  readonly cars: ReadonlyMap<string, string>;
  readonly ends: ReadonlyMap<string, string>;
}

/** A border and three characters, as for "#10". */
const CELL_WIDTH = 4;
const LABEL_WIDTH = 9;
const ROWS_BEHIND = 1;

/**
 * The road from just behind a cell as far as the terminal is wide: one line a lane, cells of a row level with each
 * other. A bar is the border of a corner, a double one the line; cells of corners are dots, those of straights points.
 */
export function drawAhead(road: Road, from: CircuitCell, marks: Marks, width: number): string[] {
  const columns = columnsFrom(road, from, Math.floor((width - LABEL_WIDTH) / CELL_WIDTH));
  const lines = LANES.map((lane) => {
    let last: CircuitCell | null = null;
    const cells = columns.map((column) => {
      const mine = column.filter((cell) => cell.lane === lane);
      const text = mine.map((cell) => {
        const border = borderOf(road, last, cell);
        last = cell;
        return border + contentOf(cell, marks);
      });
      return text.join('') + ' '.repeat((widthOf(column) - mine.length) * CELL_WIDTH);
    });
    return `  ${road.laneName(lane).padEnd(LABEL_WIDTH - 2)}${cells.join('')}`.trimEnd();
  });
  return [...cornerLine(road, columns), ...lines];
}

/** The rows of the lap as columns of cells, each in driving order. */
function columnsFrom(road: Road, from: CircuitCell, room: number): CircuitCell[][] {
  const { cells, lapRows } = road.circuit;
  const columns: CircuitCell[][] = [];
  let used = 0;
  for (let i = -ROWS_BEHIND; i < lapRows - ROWS_BEHIND; i++) {
    const row = (from.row + i + lapRows) % lapRows;
    const column = inDrivingOrder(cells.filter((cell) => cell.row === row));
    used += widthOf(column);
    if (used > room) break;
    columns.push(column);
  }
  return columns;
}

/** Cells of one lane that share a row follow each other. */
function inDrivingOrder(column: readonly CircuitCell[]): CircuitCell[] {
  return column.toSorted((x, y) => (y.next[0] === x.id ? 1 : x.next[0] === y.id ? -1 : 0));
}

function widthOf(column: readonly CircuitCell[]): number {
  return Math.max(1, ...LANES.map((lane) => column.filter((cell) => cell.lane === lane).length));
}

function borderOf(road: Road, last: CircuitCell | null, cell: CircuitCell): string {
  if (road.circuit.finish.includes(cell.id)) return '‖';
  return last !== null && last.corner !== cell.corner ? '|' : ' ';
}

function contentOf({ id, corner }: CircuitCell, { cars, ends }: Marks): string {
  const car = cars.get(id);
  if (car !== undefined) return styled('yellow', car.padEnd(CELL_WIDTH - 1));
  const end = ends.get(id);
  if (end !== undefined) return styled('green', end.padEnd(CELL_WIDTH - 1));
  return styled('dim', (corner === null ? '·' : '•').padEnd(CELL_WIDTH - 1));
}

/** The names of the corners above their first cells, with the stops they take. */
function cornerLine(road: Road, columns: readonly CircuitCell[][]): string[] {
  let line = '';
  let before: ReadonlySet<number> = new Set();
  let at = LABEL_WIDTH;
  for (const column of columns) {
    const here = new Set(column.flatMap(({ corner }) => corner ?? []));
    for (const id of here) {
      if (before.has(id)) continue;
      const { name, stops } = road.corner(id);
      // A name that would run into the one before it begins a little later.
      line = `${line.padEnd(Math.max(at, line === '' ? at : line.length + 2))}${name}, ${stopsText(stops)}`;
    }
    before = here;
    at += widthOf(column) * CELL_WIDTH;
  }
  return line === '' ? [] : [styled('bold', line)];
}
