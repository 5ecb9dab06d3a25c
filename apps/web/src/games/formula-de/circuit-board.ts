import {
  layOutCircuit,
  layOutCircuitInSteps,
  type Steps,
  type CircuitGeometry,
  generateDrawing,
  type BoardPlace,
} from '@paddock/circuit-art';
import {
  findBuiltInCircuit,
  type Circuit,
  type CircuitCell,
  type CircuitCorner,
  resolveCircuit,
  type Drawing,
  localizeCircuit,
  localizeDrawing,
} from '@paddock/formula-de';
import type { Language } from '../../base/texts/language.ts';
import type { FormulaDeTextContext } from './ui-types.ts';
import { withScenery } from './scenery.ts';

/** A circuit with its drawing in one language, and the position of everything on it. */
export interface CircuitBoard {
  readonly circuit: Circuit;
  readonly drawing: Drawing;
  /** Lays the circuit out on first access, which takes a phone a tenth of a second. */
  readonly geometry: CircuitGeometry;
  readonly isLaidOut: boolean;
  /** Lays the circuit out in steps, so that a page stays responsive. */
  readonly layOutInSteps: () => Steps<CircuitGeometry>;
  readonly cells: ReadonlyMap<string, CircuitCell>;
  readonly corners: ReadonlyMap<number, CircuitCorner>;
}

type BoardLayout = Pick<CircuitBoard, 'geometry' | 'isLaidOut' | 'layOutInSteps' | 'cells'>;

const LAYOUTS = new WeakMap<Circuit, BoardLayout>();
const BOARDS = new WeakMap<Circuit, Map<Language, CircuitBoard>>();

export function circuitBoardOf(option: string | Circuit, language: Language): CircuitBoard {
  const facts = resolveCircuit(option);
  const known = BOARDS.get(facts) ?? new Map<Language, CircuitBoard>();
  BOARDS.set(facts, known);
  const found = known.get(language);
  if (found !== undefined) return found;
  const board = localizedBoard(facts, language);
  known.set(language, board);
  return board;
}

/** The board of a table, in the language of the page. */
export function circuitBoardFor({ t, info }: FormulaDeTextContext): CircuitBoard {
  return circuitBoardOf(info.options.circuit, t.language);
}

function localizedBoard(facts: Circuit, language: Language): CircuitBoard {
  const drawing = drawingOf(facts);
  const circuit = localizeCircuit(facts, drawing, language);
  const layout = layoutOf(facts, drawing);
  return {
    circuit,
    drawing: localizeDrawing(drawing, language),
    get geometry() {
      return layout.geometry;
    },
    get isLaidOut() {
      return layout.isLaidOut;
    },
    layOutInSteps: layout.layOutInSteps,
    cells: layout.cells,
    corners: new Map(circuit.corners.map((corner) => [corner.id, corner])),
  };
}

/** The part that is the same in every language. */
function layoutOf(circuit: Circuit, drawing: Drawing): BoardLayout {
  const known = LAYOUTS.get(circuit);
  if (known !== undefined) return known;
  let geometry: CircuitGeometry | null = null;
  const layout: BoardLayout = {
    get geometry() {
      return (geometry ??= layOutCircuit(circuit, drawing));
    },
    get isLaidOut() {
      return geometry !== null;
    },
    *layOutInSteps() {
      const found = geometry ?? (yield* layOutCircuitInSteps(circuit, drawing));
      return (geometry ??= found);
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
  const named = findBuiltInCircuit(circuit.id);
  const builtIn = named?.circuit === circuit ? named : null;
  const drawing = circuit.drawing ?? builtIn?.drawing ?? withScenery(circuit, generateDrawing(circuit));
  DRAWINGS.set(circuit, drawing);
  return drawing;
}

/** The pose of a car. Besides cells there is `finish` for a car on the line. */
export function poseAt({ circuit, geometry }: CircuitBoard, id: string): BoardPlace | null {
  const cell = geometry.cells.get(id);
  if (cell !== undefined) return cell;
  const [kind, number] = id.split('.');
  if (kind === 'pit') return geometry.pit[Number(number)] ?? null;
  if (kind === 'box') return geometry.boxes[Number(number)] ?? null;
  return geometry.cells.get(circuit.finish[1] ?? '') ?? null;
}

export function cornerOf(board: CircuitBoard, id: string): CircuitCorner | null {
  const corner = board.cells.get(id)?.corner ?? null;
  return corner === null ? null : (board.corners.get(corner) ?? null);
}

interface CornerAhead {
  readonly corner: CircuitCorner;
  /** How many cells of the car's own lane away it begins. */
  readonly cellsAway: number;
}

/** The next corner along the car's own lane. */
export function cornerAhead(board: CircuitBoard, id: string): CornerAhead | null {
  const start = board.cells.get(id);
  let cell = start;
  for (let away = 0; cell !== undefined && away <= board.circuit.lapRows; away++) {
    if (cell.corner !== null && cell.corner !== start!.corner) {
      return { corner: board.corners.get(cell.corner)!, cellsAway: away };
    }
    cell = board.cells.get(cell.next[0]!);
  }
  return null;
}
