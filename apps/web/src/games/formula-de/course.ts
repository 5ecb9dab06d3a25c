import {
  builtInCircuits,
  type Circuit,
  type CircuitCell,
  type CircuitCorner,
  circuitFor,
  circuitGeometry,
  type CircuitGeometry,
  type Drawing,
  generatedDrawing,
  type Place,
} from '@paddock/formula-de';
import { dressed } from './scenery.ts';

/** A circuit with its drawing, and where everything lies on it. */
export interface Course {
  readonly circuit: Circuit;
  readonly drawing: Drawing;
  /** Laid out when first asked for, which takes some hundredths of a second. */
  readonly geometry: CircuitGeometry;
  readonly laidOut: boolean;
  readonly cells: ReadonlyMap<string, CircuitCell>;
  readonly corners: ReadonlyMap<number, CircuitCorner>;
}

const COURSES = new WeakMap<Circuit, Course>();

export function courseOf(option: string | Circuit): Course {
  const circuit = circuitFor(option);
  const known = COURSES.get(circuit);
  if (known !== undefined) return known;
  const drawing = drawingOf(circuit);
  let geometry: CircuitGeometry | null = null;
  const course: Course = {
    circuit,
    drawing,
    get geometry() {
      return (geometry ??= circuitGeometry(circuit, drawing));
    },
    get laidOut() {
      return geometry !== null;
    },
    cells: new Map(circuit.cells.map((cell) => [cell.id, cell])),
    corners: new Map(circuit.corners.map((corner) => [corner.id, { ...corner, name: printedName(corner, drawing) }])),
  };
  COURSES.set(circuit, course);
  return course;
}

/** The facts keep to plain letters; the board spells names as they are. */
function printedName({ id, name }: CircuitCorner, { flags }: Drawing): string {
  return flags.find(({ corner }) => corner === id)?.text ?? name;
}

const DRAWINGS = new WeakMap<Circuit, Drawing>();

export function drawingOf(circuit: Circuit): Drawing {
  const known = DRAWINGS.get(circuit);
  if (known !== undefined) return known;
  const builtIn = Object.values(builtInCircuits).find((one) => one.circuit === circuit);
  const drawing = builtIn?.drawing ?? dressed(circuit, generatedDrawing(circuit));
  DRAWINGS.set(circuit, drawing);
  return drawing;
}

/**
 * Where a car stands. Besides the cells there are `finish`, for a car on the line, and `grid.0` … for starting places:
 * the picture of a step knows the order of the grid, but not the circuit.
 */
export function placeAt({ circuit, geometry }: Course, id: string): Place | null {
  const cell = geometry.cells.get(id);
  if (cell !== undefined) return cell;
  const [kind, number] = id.split('.');
  if (kind === 'pit') return geometry.pit[Number(number)] ?? null;
  if (kind === 'box') return geometry.boxes[Number(number)] ?? null;
  if (kind === 'grid') return geometry.cells.get(circuit.grid[Number(number)] ?? '') ?? null;
  return geometry.cells.get(circuit.finish[1] ?? '') ?? null;
}

export function cornerOf(course: Course, id: string): CircuitCorner | null {
  const corner = course.cells.get(id)?.corner ?? null;
  return corner === null ? null : (course.corners.get(corner) ?? null);
}

export interface CornerAhead {
  readonly corner: CircuitCorner;
  /** How many cells of the own lane away it begins. */
  readonly away: number;
}

/** The next corner, looking along the own lane. */
export function cornerAhead(course: Course, id: string): CornerAhead | null {
  const start = course.cells.get(id);
  let cell = start;
  for (let away = 0; cell !== undefined && away <= course.circuit.lapRows; away++) {
    if (cell.corner !== null && cell.corner !== start!.corner) {
      return { corner: course.corners.get(cell.corner)!, away };
    }
    cell = course.cells.get(cell.next[0]!);
  }
  return null;
}

/** How far along the lap a place lies, in rows; the pit lane is spread between its entry and its exit (FD-32). */
export function rowOf(course: Course, id: string): number {
  const { circuit, cells } = course;
  const cell = cells.get(id);
  if (cell !== undefined) return cell.row;
  const [kind, number] = id.split('.');
  if (kind === 'grid') return cells.get(circuit.grid[Number(number)]!)?.row ?? 0;
  if (kind !== 'pit' && kind !== 'box') return 0;
  const { pit, lapRows } = circuit;
  const k = kind === 'pit' ? Number(number) : pit.boxes[Number(number)]!;
  const entry = cells.get(pit.entryFrom.at(-1)!)!.row;
  const exit = cells.get(pit.exitTo[0]!)!.row + lapRows;
  return entry + ((k + 1) * (exit - entry)) / (pit.length + 1);
}
