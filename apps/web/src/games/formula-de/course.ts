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
  localizeCircuit,
  localizeDrawing,
  type Place,
} from '@paddock/formula-de';
import type { Language } from '../../texts/language.ts';
import type { FdWords } from './kind.ts';
import { dressed } from './scenery.ts';

/** A circuit with its drawing in one language, and where everything lies on it. */
export interface Course {
  readonly circuit: Circuit;
  readonly drawing: Drawing;
  /** Laid out when first asked for, which takes some hundredths of a second. */
  readonly geometry: CircuitGeometry;
  readonly laidOut: boolean;
  readonly cells: ReadonlyMap<string, CircuitCell>;
  readonly corners: ReadonlyMap<number, CircuitCorner>;
}

type CourseLayout = Pick<Course, 'geometry' | 'laidOut' | 'cells'>;

const LAYOUTS = new WeakMap<Circuit, CourseLayout>();
const COURSES = new WeakMap<Circuit, Map<Language, Course>>();

export function courseOf(option: string | Circuit, language: Language): Course {
  const facts = circuitFor(option);
  const known = COURSES.get(facts) ?? new Map<Language, Course>();
  COURSES.set(facts, known);
  const found = known.get(language);
  if (found !== undefined) return found;
  const course = localizedCourse(facts, language);
  known.set(language, course);
  return course;
}

/** The course of a table, in the language that is spoken there. */
export function courseFor({ t, info }: FdWords): Course {
  return courseOf(info.options.circuit, t.language);
}

function localizedCourse(facts: Circuit, language: Language): Course {
  const drawing = drawingOf(facts);
  const circuit = localizeCircuit(facts, drawing, language);
  const layout = layoutOf(facts, drawing);
  return {
    circuit,
    drawing: localizeDrawing(drawing, language),
    get geometry() {
      return layout.geometry;
    },
    get laidOut() {
      return layout.laidOut;
    },
    cells: layout.cells,
    corners: new Map(circuit.corners.map((corner) => [corner.id, corner])),
  };
}

/** What is the same in every language. */
function layoutOf(circuit: Circuit, drawing: Drawing): CourseLayout {
  const known = LAYOUTS.get(circuit);
  if (known !== undefined) return known;
  let geometry: CircuitGeometry | null = null;
  const layout: CourseLayout = {
    get geometry() {
      return (geometry ??= circuitGeometry(circuit, drawing));
    },
    get laidOut() {
      return geometry !== null;
    },
    cells: new Map(circuit.cells.map((cell) => [cell.id, cell])),
  };
  LAYOUTS.set(circuit, layout);
  return layout;
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

/** Where a car stands. Besides the cells there is `finish`, for a car on the line. */
export function placeAt({ circuit, geometry }: Course, id: string): Place | null {
  const cell = geometry.cells.get(id);
  if (cell !== undefined) return cell;
  const [kind, number] = id.split('.');
  if (kind === 'pit') return geometry.pit[Number(number)] ?? null;
  if (kind === 'box') return geometry.boxes[Number(number)] ?? null;
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
