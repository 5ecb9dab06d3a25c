import { type CircuitDesign, DESIGN_LIMITS, pointAt } from '@paddock/circuit-design';
import type { BoardLabel, BoardPoint, Ink, Landmark, SymbolName } from '@paddock/formula-de';
import type { Selection, Stamp } from './tools.ts';

/** How large a symbol is when it is placed, in board units. */
const SYMBOL_SIZES: Readonly<Record<SymbolName, number>> = {
  boat: 60,
  sail: 70,
  palm: 80,
  tree: 60,
  grandstand: 80,
  casino: 150,
  hotel: 120,
  house: 70,
  tuft: 40,
  gull: 40,
};
const SYMBOL_INKS: Readonly<Partial<Record<SymbolName, Ink>>> = { tree: 'wood', palm: 'wood', tuft: 'racing-green' };
const AREA_RADIUS = 150;
const AREA_POINTS = 8;
const LABEL_SIZE = 60;

export type Marked = { readonly kind: 'landmark' | 'label'; readonly index: number };

/** The design with a stamp placed at a point, and what is selected then; `null` if the board is full. */
export function placeStamp(
  design: CircuitDesign,
  stamp: Stamp,
  [x, y]: BoardPoint,
): { readonly design: CircuitDesign; readonly selection: Selection } | null {
  const { landmarks, labels, name } = design;
  if (stamp.kind === 'label') {
    if (labels.length >= DESIGN_LIMITS.maxLabels) return null;
    const label: BoardLabel = { text: name, x, y, size: LABEL_SIZE, fill: 'paper', anchor: 'middle', style: 'title' };
    return { design: { ...design, labels: [...labels, label] }, selection: { kind: 'label', index: labels.length } };
  }
  if (landmarks.length >= DESIGN_LIMITS.maxLandmarks) return null;
  const mark: Landmark = stamp.kind === 'area' ? createArea(stamp.fill, x, y) : createSymbol(stamp.symbol, x, y);
  // Land lies under what stands on it.
  const index = stamp.kind === 'area' ? landmarks.filter(({ kind }) => kind === 'area').length : landmarks.length;
  const sorted = stamp.kind === 'area' ? sortAreasFirst(landmarks) : landmarks;
  return { design: { ...design, landmarks: sorted.toSpliced(index, 0, mark) }, selection: { kind: 'landmark', index } };
}

function sortAreasFirst(landmarks: readonly Landmark[]): Landmark[] {
  return [...landmarks.filter(({ kind }) => kind === 'area'), ...landmarks.filter(({ kind }) => kind !== 'area')];
}

function createSymbol(symbol: SymbolName, x: number, y: number): Landmark {
  const fill = SYMBOL_INKS[symbol];
  return { kind: 'symbol', symbol, x, y, size: SYMBOL_SIZES[symbol], ...(fill === undefined ? {} : { fill }) };
}

/** A soft shape that is not quite round. */
function createArea(fill: Ink, x: number, y: number): Landmark {
  const points = Array.from({ length: AREA_POINTS }, (_, k): BoardPoint => {
    const angle = (2 * Math.PI * k) / AREA_POINTS;
    const radius = AREA_RADIUS * (k % 2 === 0 ? 1 : 0.85);
    return [Math.round(x + 1.3 * radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
  });
  return { kind: 'area', fill, smooth: true, points };
}

export function changeMark(design: CircuitDesign, index: number, change: (mark: Landmark) => Landmark): CircuitDesign {
  return { ...design, landmarks: design.landmarks.map((mark, k) => (k === index ? change(mark) : mark)) };
}

export function changeLabel(design: CircuitDesign, index: number, change: Partial<BoardLabel>): CircuitDesign {
  return { ...design, labels: design.labels.map((label, k) => (k === index ? { ...label, ...change } : label)) };
}

export function moveMark(design: CircuitDesign, { kind, index }: Marked, dx: number, dy: number): CircuitDesign {
  const [mx, my] = [Math.round(dx), Math.round(dy)];
  if (kind === 'label') {
    const label = design.labels[index];
    return label === undefined ? design : changeLabel(design, index, { x: label.x + mx, y: label.y + my });
  }
  return changeMark(design, index, (mark) => {
    if (mark.kind === 'symbol') return { ...mark, x: mark.x + mx, y: mark.y + my };
    if (mark.kind === 'tunnel') return mark;
    return { ...mark, points: mark.points.map(([x, y]): BoardPoint => [x + mx, y + my]) };
  });
}

export function removeMark(design: CircuitDesign, { kind, index }: Marked): CircuitDesign {
  return kind === 'label'
    ? { ...design, labels: design.labels.filter((_, k) => k !== index) }
    : { ...design, landmarks: design.landmarks.filter((_, k) => k !== index) };
}

/** A second one beside it. */
export function duplicateMark(
  design: CircuitDesign,
  { index }: Marked,
): { design: CircuitDesign; selection: Selection } | null {
  const mark = design.landmarks[index];
  if (mark === undefined || design.landmarks.length >= DESIGN_LIMITS.maxLandmarks) return null;
  const copied = { ...design, landmarks: design.landmarks.toSpliced(index + 1, 0, mark) };
  const selection = { kind: 'landmark', index: index + 1 } as const;
  return { design: moveMark(copied, selection, 50, 30), selection };
}

/** Where a landmark can be taken hold of. */
export function centreOfMark(design: CircuitDesign, mark: Landmark): BoardPoint {
  if (mark.kind === 'symbol') return [mark.x, mark.y];
  if (mark.kind === 'tunnel') {
    const { x, y } = pointAt(design, mark.from);
    return [x, y];
  }
  const [sumX, sumY] = mark.points.reduce(([ax, ay], [x, y]): BoardPoint => [ax + x, ay + y], [0, 0]);
  return [sumX / mark.points.length, sumY / mark.points.length];
}
