import { DESCRIPTION_SIZE, type DataDescription, type DescriptionPoint } from '@paddock/kernel';
import { type Circuit, type Drawing, findBuiltInCircuit, type LinePoint } from './circuit/index.ts';
import { resolveCircuit } from './circuits.ts';

/** A finer outline would not be seen in a picture of this size. */
const MAX_OUTLINE_POINTS = 120;
/** Room around the line, so that it can be drawn as a broad road. */
const MARGIN = 60;

/** The ink of a corner by its stops. */
const STOP_INKS = { 1: 'green', 2: 'yellow', 3: 'red' } as const;

/** What the gallery shows of a circuit. The outline is the centre line of its drawing; a circuit without one has none. */
export function describeCircuit(value: string | Circuit): DataDescription {
  const circuit = resolveCircuit(value);
  const drawing = findDrawing(value);
  const { name, names, corners, cells, lapRows } = circuit;
  const stops = corners.reduce((sum, corner) => sum + corner.stops, 0);
  return {
    name,
    ...(names === undefined ? {} : { names }),
    ...(drawing === null ? { outline: [], marks: [] } : describeDrawing(circuit, drawing)),
    figures: { corners: corners.length, stops, rows: lapRows, cells: cells.length },
  };
}

function findDrawing(value: string | Circuit): Drawing | null {
  return (typeof value === 'string' ? findBuiltInCircuit(value)?.drawing : value.drawing) ?? null;
}

function describeDrawing(circuit: Circuit, { line }: Drawing): Pick<DataDescription, 'outline' | 'marks'> {
  const fit = createFit(line);
  const every = Math.ceil(line.length / MAX_OUTLINE_POINTS);
  const outline = line.filter((_, i) => i % every === 0).map(([x, y]) => fit(x, y));
  const marks = circuit.corners.map(({ id, stops }) => ({
    ink: STOP_INKS[stops],
    at: fit(...findPoint(line, findMiddleRow(circuit, id), circuit.lapRows)),
  }));
  return { outline, marks: [{ ink: 'line', at: fit(...findPoint(line, 0, circuit.lapRows)) }, ...marks] };
}

/** Moves and scales the board's points into the square of a description. */
function createFit(line: readonly LinePoint[]): (x: number, y: number) => DescriptionPoint {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = (DESCRIPTION_SIZE - 2 * MARGIN) / Math.max(right - left, bottom - top, 1);
  const middle = DESCRIPTION_SIZE / 2;
  return (x, y) => [
    Math.round(middle + (x - (left + right) / 2) * scale),
    Math.round(middle + (y - (top + bottom) / 2) * scale),
  ];
}

/** Where the centre line is at a row, between the two points around it. */
function findPoint(line: readonly LinePoint[], row: number, lapRows: number): readonly [x: number, y: number] {
  const after = line.findIndex((point) => point[2] >= row);
  const [ax, ay, aRow] = line.at((after === -1 ? line.length : after) - 1)!;
  const [bx, by, bRow] = line[after === -1 ? 0 : after]!;
  const length = (bRow - aRow + lapRows) % lapRows || 1;
  const share = ((row - aRow + lapRows) % lapRows) / length;
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

function findMiddleRow({ cells }: Circuit, corner: number): number {
  const rows = cells.filter((cell) => cell.corner === corner).map(({ row }) => row);
  return (Math.min(...rows) + Math.max(...rows)) / 2;
}
