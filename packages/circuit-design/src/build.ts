import {
  type Circuit,
  type CircuitCell,
  type CircuitCorner,
  type Drawing,
  findCircuitFaults,
  findDrawingFaults,
  type Landmark,
  measureCorner,
} from '@paddock/formula-de';
import { layCells } from './cells.ts';
import { type CornerPlan, planCorners } from './corners.ts';
import type { CircuitDesign } from './design.ts';
import type { DesignFault } from './fault.ts';
import { scaleToRows } from './fit.ts';
import { placeFlags } from './flags.ts';
import { DESIGN_LIMITS, LANE_WIDTH } from './limits.ts';
import { DesignLine } from './line.ts';
import { findMarkFaults, findNameFaults } from './mark-faults.ts';
import { countRows, planRoad, type RoadPlan } from './plan.ts';
import { findRoadFaults } from './road-faults.ts';
import { layStart, planStart, type StartPlan } from './start.ts';

/** The format of circuits knows at most so many bends of a corner. */
const MAX_BENDS = 6;
/** Shorter laps than this cannot even be drawn. */
const MIN_DRAWN_ROWS = 20;

export interface BuiltCircuit {
  /** `null` if the faults make it impossible. With other faults it is what can be drawn of the design, and not for racing. */
  readonly circuit: Circuit | null;
  readonly drawing: Drawing | null;
  readonly faults: readonly DesignFault[];
}

/** Computes cells, steps, flags, grid and pit lane of a design, with its drawing, and says what is wrong with it. */
export function buildCircuit(design: CircuitDesign): BuiltCircuit {
  const faults: DesignFault[] = [...findNameFaults(design), ...findMarkFaults(design)];
  const { minHandles, minRows, maxRows } = DESIGN_LIMITS;
  if (design.handles.length < minHandles) {
    faults.push({ code: 'too-few-handles', found: design.handles.length, wanted: minHandles });
    return { circuit: null, drawing: null, faults };
  }
  const rows = countRows(DesignLine.of(design.handles));
  if (rows < minRows)
    faults.push({ code: 'line-too-short', found: rows, wanted: minRows, fix: () => scaleToRows(design, minRows + 2) });
  if (rows > maxRows)
    faults.push({ code: 'line-too-long', found: rows, wanted: maxRows, fix: () => scaleToRows(design, maxRows - 2) });
  if (rows < MIN_DRAWN_ROWS || rows > maxRows) return { circuit: null, drawing: null, faults };

  const plan = planRoad(design);
  const { corners, faults: cornerFaults } = planCorners(design, plan);
  const start = planStart(design, plan, corners);
  faults.push(...findRoadFaults(design, plan, start), ...cornerFaults, ...start.faults);

  const circuit = layCircuit(design, plan, corners, start);
  const drawing = createDrawing(design, plan, corners, start);
  if (faults.length === 0) {
    const details = [...findCircuitFaults(circuit), ...findDrawingFaults(drawing, circuit)];
    for (const detail of details) faults.push({ code: 'not-sound', detail });
  }
  return { circuit: isDrawable(circuit) ? circuit : null, drawing, faults };
}

/** Whether the pit lane and the finish have their cells; a circuit without them cannot be laid out. */
function isDrawable({ finish, pit }: Circuit): boolean {
  return finish.length === 3 && pit.entryFrom.length > 0 && pit.exitTo.length > 0;
}

function layCircuit(design: CircuitDesign, plan: RoadPlan, corners: readonly CornerPlan[], start: StartPlan): Circuit {
  const cells = layCells(plan, corners);
  return {
    id: design.id,
    name: design.name,
    ...(design.names ? { names: design.names } : {}),
    direction: 'clockwise',
    lapRows: plan.lapRows,
    corners: corners.map((corner, k) => createCorner(corner, k + 1, cells)),
    ...layStart(plan, start, cells),
    cells,
  };
}

function createCorner({ design, bends }: CornerPlan, id: number, cells: readonly CircuitCell[]): CircuitCorner {
  const { longest, shortest } = measureCorner(cells, id) ?? { longest: 1, shortest: 1 };
  const turns = bends.slice(0, MAX_BENDS).map(({ turn }) => turn);
  return {
    id,
    name: design.name,
    ...(design.names ? { names: design.names } : {}),
    stops: design.stops,
    longest,
    shortest,
    turn: turns.length > 0 ? turns.join('-') : 'right',
  };
}

function createDrawing(
  design: CircuitDesign,
  plan: RoadPlan,
  corners: readonly CornerPlan[],
  start: StartPlan,
): Drawing {
  return {
    circuit: design.id,
    width: design.width,
    height: design.height,
    laneWidth: LANE_WIDTH,
    ground: design.ground,
    line: plan.points,
    landmarks: design.landmarks.map((mark) => measureTunnel(mark, plan)),
    labels: design.labels,
    flags: placeFlags(design, plan, corners, start),
  };
}

/** In a design a tunnel runs from place to place, in a drawing from row to row. */
function measureTunnel(mark: Landmark, plan: RoadPlan): Landmark {
  if (mark.kind !== 'tunnel') return mark;
  const [from, to] = [plan.rowAt(mark.from), plan.rowAt(mark.to)];
  return { ...mark, from, to: to < from ? to + plan.lapRows : to };
}
