/** The circuit of a race of Formula Dé, as the header of the trace gives it, and what follows from it. */
import { elementAt } from '../frame/element-at.ts';
import { readField, isObject, isInteger, readList, shortText } from '../frame/json.ts';

export type Cell = { id: string; lane: number; corner: number | null; row: number; next: string[] };
type Pit = { length: number; entryFrom: string[]; exitTo: string[]; boxes: number[] };

export interface Circuit {
  cells: Map<string, Cell>;
  /** Corner id to the stops it demands. */
  corners: Map<number, number>;
  lapRows: number;
  finish: string[];
  grid: string[];
  pit: Pit;
}

export function cellOf(circuit: Circuit, id: string): Cell {
  const cell = circuit.cells.get(id);
  if (cell === undefined) throw new Error(`the circuit has no cell ${id}`);
  return cell;
}

/** FD-4: the next cell of the own lane comes first. */
export function nextInLane(circuit: Circuit, cell: Cell): Cell {
  return cellOf(circuit, elementAt(cell.next, 0));
}

/** The other cells of a lane, from the next one on. */
export function* listLaneAhead(circuit: Circuit, cell: Cell): Generator<Cell> {
  let ahead = nextInLane(circuit, cell);
  for (let seen = 1; seen < circuit.cells.size && ahead !== cell; seen++) {
    yield ahead;
    ahead = nextInLane(circuit, ahead);
  }
}

/** FD-32: the row of a pit cell, times (length + 1). */
export function pitRowOf(circuit: Circuit, index: number): number {
  const { length, entryFrom, exitTo } = circuit.pit;
  const e = cellOf(circuit, elementAt(entryFrom, entryFrom.length - 1)).row;
  const x = cellOf(circuit, elementAt(exitTo, 0)).row + circuit.lapRows;
  return e * (length + 1) + (index + 1) * (x - e);
}

/** FD-32: whether the lap is completed at that pit cell. */
export function isPastLine(circuit: Circuit, index: number): boolean {
  return pitRowOf(circuit, index) >= circuit.lapRows * (circuit.pit.length + 1);
}

/** FD-3: the facts of a circuit; throws when one that the race needs is missing. */
export function parseCircuit(value: unknown, cars: number): Circuit {
  const cells = readList(readField(value, 'cells')).map((cell): Cell => {
    const corner = readField(cell, 'corner');
    return {
      id: requireText(readField(cell, 'id')),
      lane: requireInteger(readField(cell, 'lane')),
      corner: corner === null ? null : requireInteger(corner),
      row: requireInteger(readField(cell, 'row')),
      next: readList(readField(cell, 'next')).map(requireText),
    };
  });
  const corners = readList(readField(value, 'corners'));
  const pit = readField(value, 'pit');
  const circuit: Circuit = {
    cells: new Map(cells.map((cell) => [cell.id, cell])),
    corners: new Map(
      corners.map((corner) => [requireInteger(readField(corner, 'id')), requireInteger(readField(corner, 'stops'))]),
    ),
    lapRows: requireInteger(readField(value, 'lapRows')),
    finish: readList(readField(value, 'finish')).map(requireText),
    grid: readList(readField(value, 'grid')).map(requireText),
    pit: {
      length: isObject(pit) ? requireInteger(readField(pit, 'length')) : 0,
      entryFrom: readList(readField(pit, 'entryFrom')).map(requireText),
      exitTo: readList(readField(pit, 'exitTo')).map(requireText),
      boxes: readList(readField(pit, 'boxes')).map(requireInteger),
    },
  };
  const { finish, grid } = circuit;
  const { entryFrom, exitTo, boxes } = circuit.pit;
  for (const id of [...cells.flatMap((cell) => cell.next), ...finish, ...grid, ...entryFrom, ...exitTo]) {
    cellOf(circuit, id);
  }
  if (cells.some((cell) => cell.next.length === 0)) throw new Error('a cell leads nowhere');
  if (grid.length < cars) throw new Error('the grid is too small');
  if (entryFrom.length > 0 && (boxes.length < cars || exitTo.length === 0)) throw new Error('the pit is incomplete');
  return circuit;
}

function requireInteger(value: unknown): number {
  if (!isInteger(value)) throw new Error(`${shortText(value)} is no whole number`);
  return value;
}

function requireText(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`${shortText(value)} is no text`);
  return value;
}
