import { type CircuitCell, LANES } from '@paddock/formula-de';
import { applyStyle } from '../../terminal/style.ts';
import { type CircuitText, formatStops } from './circuit-text.ts';

/** Marks by cell id: the number of a car on it, or of a choice that ends there. */
interface CellMarks {
  readonly cars: ReadonlyMap<string, string>;
  readonly choices: ReadonlyMap<string, string>;
}

/** A border and three characters, such as "#10". */
const CELL_WIDTH = 4;
const LABEL_WIDTH = 9;
const ROWS_BEHIND = 1;

/**
 * Draws the road from just behind a cell as far as the terminal is wide: one line per lane, the cells of a row in one
 * column. A bar is the border of a corner, a double bar the finish line; corner cells are large dots, others small ones.
 */
export function drawRoadAhead(circuit: CircuitText, from: CircuitCell, marks: CellMarks, width: number): string[] {
  const columns = columnsFrom(circuit, from, Math.floor((width - LABEL_WIDTH) / CELL_WIDTH));
  const lines = LANES.map((lane) => {
    let last: CircuitCell | null = null;
    const cells = columns.map((column) => {
      const mine = column.filter((cell) => cell.lane === lane);
      const text = mine.map((cell) => {
        const border = borderOf(circuit, last, cell);
        last = cell;
        return border + contentOf(cell, marks);
      });
      return text.join('') + ' '.repeat((widthOf(column) - mine.length) * CELL_WIDTH);
    });
    return `  ${circuit.laneName(lane).padEnd(LABEL_WIDTH - 2)}${cells.join('')}`.trimEnd();
  });
  return [...drawCornerNames(circuit, columns), ...lines];
}

/** The rows ahead as columns of cells, each in driving order. */
function columnsFrom(circuit: CircuitText, from: CircuitCell, room: number): CircuitCell[][] {
  const { cells, lapRows } = circuit.circuit;
  const columns: CircuitCell[][] = [];
  let used = 0;
  for (let i = -ROWS_BEHIND; i < lapRows - ROWS_BEHIND; i++) {
    const row = (from.row + i + lapRows) % lapRows;
    const column = sortInDrivingOrder(cells.filter((cell) => cell.row === row));
    used += widthOf(column);
    if (used > room) break;
    columns.push(column);
  }
  return columns;
}

/** One lane may have several cells in a row, one after the other. */
function sortInDrivingOrder(column: readonly CircuitCell[]): CircuitCell[] {
  return column.toSorted((x, y) => (y.next[0] === x.id ? 1 : x.next[0] === y.id ? -1 : 0));
}

function widthOf(column: readonly CircuitCell[]): number {
  return Math.max(1, ...LANES.map((lane) => column.filter((cell) => cell.lane === lane).length));
}

function borderOf(circuit: CircuitText, last: CircuitCell | null, cell: CircuitCell): string {
  if (circuit.circuit.finish.includes(cell.id)) return '‖';
  return last !== null && last.corner !== cell.corner ? '|' : ' ';
}

function contentOf({ id, corner }: CircuitCell, { cars, choices }: CellMarks): string {
  const car = cars.get(id);
  if (car !== undefined) return applyStyle('yellow', car.padEnd(CELL_WIDTH - 1));
  const end = choices.get(id);
  if (end !== undefined) return applyStyle('green', end.padEnd(CELL_WIDTH - 1));
  return applyStyle('dim', (corner === null ? '·' : '•').padEnd(CELL_WIDTH - 1));
}

/** The names of the corners above their first cells, with the stops they require. */
function drawCornerNames(circuit: CircuitText, columns: readonly CircuitCell[][]): string[] {
  let line = '';
  let before: ReadonlySet<number> = new Set();
  let at = LABEL_WIDTH;
  for (const column of columns) {
    const here = new Set(column.flatMap(({ corner }) => corner ?? []));
    for (const id of here) {
      if (before.has(id)) continue;
      const { name, stops } = circuit.corner(id);
      // A name that would overlap the one before it is moved to the right.
      line = `${line.padEnd(Math.max(at, line === '' ? at : line.length + 2))}${name}, ${formatStops(stops)}`;
    }
    before = here;
    at += widthOf(column) * CELL_WIDTH;
  }
  return line === '' ? [] : [applyStyle('bold', line)];
}
