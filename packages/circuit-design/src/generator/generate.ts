import type { BoardPoint } from '@paddock/formula-de';
import { Rng } from '@paddock/kernel';
import { buildCircuit } from '../build.ts';
import { completeDesign, createDesign } from '../create.ts';
import type { CircuitDesign, CornerDesign, LaneChanges } from '../design.ts';
import { createCircuitId } from '../mark-faults.ts';
import { layCourse, SQUARE_SIZE, turnCourse } from './course.ts';
import { drawOutline, estimateCorners, type OutlineVertex } from './outline.ts';
import { addScenery, GROUNDS } from './scenery.ts';
import { type LocalName, nameCircuit, nameCorners } from './words.ts';
import { ROW_LENGTH } from '../limits.ts';

export const CIRCUIT_LENGTHS = ['sprint', 'short', 'medium', 'long'] as const;
export type CircuitLength = (typeof CIRCUIT_LENGTHS)[number];
export const CIRCUIT_STYLES = ['street', 'park', 'coast', 'desert'] as const;
export type CircuitStyle = (typeof CIRCUIT_STYLES)[number];

export interface GeneratorSettings {
  /** The same settings with the same seed give the same design. */
  readonly seed: string;
  readonly length: CircuitLength;
  /** How many corners it should have; the design comes as near as the length allows. */
  readonly corners?: number;
  readonly style: CircuitStyle;
  /** The name in every language; without it one is drawn from a list. */
  readonly names?: LocalName;
}

interface LengthPlan {
  /** Squares of the start straight, and edges of the whole outline, each from and to. */
  readonly base: readonly [number, number];
  readonly edges: readonly [number, number];
  readonly corners: number;
  readonly rows: readonly [number, number];
}

const LENGTHS: Readonly<Record<CircuitLength, LengthPlan>> = {
  sprint: { base: [4, 4], edges: [10, 12], corners: 4, rows: [52, 76] },
  short: { base: [4, 5], edges: [14, 16], corners: 7, rows: [77, 102] },
  medium: { base: [5, 6], edges: [20, 24], corners: 10, rows: [115, 155] },
  long: { base: [6, 7], edges: [28, 34], corners: 13, rows: [165, 215] },
};

/** Courses that are tried before the nearest one so far is taken, and how often it goes on if there is none at all. */
const MAX_TRIES = 40;
const MAX_EXTRA_TRIES = 400;
const MARGIN_X = 190;
const MARGIN_Y = 175;
/** Boards are about as wide and high as screens. */
const BOARD_RATIO = 1.6;

/** Makes a legal design, always the same for the same settings. */
export function generateDesign(settings: GeneratorSettings): CircuitDesign {
  const { seed, length, style } = settings;
  const wanted = Math.min(Math.max(Math.round(settings.corners ?? LENGTHS[length].corners), 3), 20);
  const rng = Rng.from(`circuit ${seed} ${length} ${wanted} ${style}`);
  let best: { design: CircuitDesign; off: number } | null = null;
  for (let k = 0; k < MAX_TRIES || (best === null && k < MAX_EXTRA_TRIES); k++) {
    const outline = chooseOutline(rng, length, wanted);
    const design = outline && completeCourse(rng, outline, style);
    if (!design) continue;
    const { circuit, faults } = buildCircuit(design);
    const [least, most] = LENGTHS[length].rows;
    const lap = circuit?.lapRows ?? 0;
    if (faults.length > 0 || lap < least || lap > most) continue;
    const off = Math.abs(design.corners.length - wanted);
    if (best === null || off < best.off) best = { design, off };
    if (off === 0) break;
  }
  if (best === null) throw new Error(`no circuit found for "${seed}"`);
  const named = nameDesign(rng, best.design, settings);
  return addScenery(rng, named, style);
}

/** Of several outlines the one whose number of corners comes nearest. */
function chooseOutline(rng: Rng, length: CircuitLength, wanted: number): OutlineVertex[] | null {
  const { base, edges } = LENGTHS[length];
  let best: { outline: OutlineVertex[]; off: number } | null = null;
  for (let k = 0; k < 24; k++) {
    const width = base[0] + rng.below(base[1] - base[0] + 1);
    const even = edges[0] + 2 * rng.below((edges[1] - edges[0]) / 2 + 1);
    const outline = drawOutline(rng, width, even);
    if (!outline) continue;
    const off = Math.abs(estimateCorners(outline) - wanted);
    if (best === null || off < best.off) best = { outline, off };
  }
  return best?.outline ?? null;
}

/** Lays the course on a board of its size and finds its corners. */
function completeCourse(rng: Rng, outline: readonly OutlineVertex[], style: CircuitStyle): CircuitDesign | null {
  const handles = turnCourse(rng, layCourse(rng, outline));
  const board = fitBoard(handles);
  const design = completeDesign({ ...createDesign(), ...board, ground: GROUNDS[style] });
  if (design.corners.length === 0) return null;
  const corners = design.corners.map((corner): CornerDesign => ({
    ...corner,
    laneChanges: chooseLaneChanges(rng, corner),
  }));
  return { ...design, corners };
}

/** Most corners let cars cut to the inside; some, above all those of three stops, are free. */
function chooseLaneChanges(rng: Rng, { stops }: CornerDesign): LaneChanges {
  if (stops === 3) return 'free';
  return rng.below(5) === 0 ? 'free' : 'inwards';
}

function fitBoard(handles: readonly BoardPoint[]): Pick<CircuitDesign, 'width' | 'height' | 'handles'> {
  const xs = handles.map(([x]) => x);
  const ys = handles.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [road, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const width = Math.round(Math.max(road + 2 * MARGIN_X, (high + 2 * MARGIN_Y) * BOARD_RATIO, 5 * SQUARE_SIZE));
  const height = Math.round(Math.max(high + 2 * MARGIN_Y, width / BOARD_RATIO / 1.25, 12 * ROW_LENGTH));
  const [dx, dy] = [(width - road) / 2 - left, (height - high) / 2 - top];
  return { width, height, handles: handles.map(([x, y]): BoardPoint => [Math.round(x + dx), Math.round(y + dy)]) };
}

function nameDesign(rng: Rng, design: CircuitDesign, { style, names: wanted }: GeneratorSettings): CircuitDesign {
  const drawn = nameCircuit(rng, style);
  const names = wanted ?? drawn;
  const { circuit } = buildCircuit(design);
  const shapes = circuit!.corners.map(({ turn, longest, shortest }, k) => ({
    turn,
    stops: design.corners[k]!.stops,
    gain: longest - shortest,
  }));
  const cornerNames = nameCorners(rng, style, shapes);
  return {
    ...design,
    id: createCircuitId(names.en),
    name: names.en,
    names,
    corners: design.corners.map((corner, k) => ({ ...corner, name: cornerNames[k]!.en, names: cornerNames[k]! })),
  };
}
