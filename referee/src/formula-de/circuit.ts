/** The circuit of a race of Formula Dé, as the header of the trace gives it, and what follows from it. */
import { held } from '../frame/held.ts';
import { field, isObject, isWhole, list, show } from '../frame/json.ts';

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
export function ownNext(circuit: Circuit, cell: Cell): Cell {
  return cellOf(circuit, held(cell.next, 0));
}

/** The other cells of a lane, from the next one on. */
export function* laneAhead(circuit: Circuit, cell: Cell): Generator<Cell> {
  let ahead = ownNext(circuit, cell);
  for (let seen = 1; seen < circuit.cells.size && ahead !== cell; seen++) {
    yield ahead;
    ahead = ownNext(circuit, ahead);
  }
}

/** FD-32: the row of a pit cell, times (length + 1). */
export function laneRow(circuit: Circuit, index: number): number {
  const { length, entryFrom, exitTo } = circuit.pit;
  const e = cellOf(circuit, held(entryFrom, entryFrom.length - 1)).row;
  const x = cellOf(circuit, held(exitTo, 0)).row + circuit.lapRows;
  return e * (length + 1) + (index + 1) * (x - e);
}

/** FD-32: whether the lap is completed at that pit cell. */
export function isPastLine(circuit: Circuit, index: number): boolean {
  return laneRow(circuit, index) >= circuit.lapRows * (circuit.pit.length + 1);
}

/** FD-3: the facts of a circuit; throws when one that the race needs is missing. */
export function readCircuit(value: unknown, cars: number): Circuit {
  const cells = list(field(value, 'cells')).map((cell): Cell => {
    const corner = field(cell, 'corner');
    return {
      id: text(field(cell, 'id')),
      lane: whole(field(cell, 'lane')),
      corner: corner === null ? null : whole(corner),
      row: whole(field(cell, 'row')),
      next: list(field(cell, 'next')).map(text),
    };
  });
  const corners = list(field(value, 'corners'));
  const pit = field(value, 'pit');
  const circuit: Circuit = {
    cells: new Map(cells.map((cell) => [cell.id, cell])),
    corners: new Map(corners.map((corner) => [whole(field(corner, 'id')), whole(field(corner, 'stops'))])),
    lapRows: whole(field(value, 'lapRows')),
    finish: list(field(value, 'finish')).map(text),
    grid: list(field(value, 'grid')).map(text),
    pit: {
      length: isObject(pit) ? whole(field(pit, 'length')) : 0,
      entryFrom: list(field(pit, 'entryFrom')).map(text),
      exitTo: list(field(pit, 'exitTo')).map(text),
      boxes: list(field(pit, 'boxes')).map(whole),
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

function whole(value: unknown): number {
  if (!isWhole(value)) throw new Error(`${show(value)} is no whole number`);
  return value;
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`${show(value)} is no text`);
  return value;
}
