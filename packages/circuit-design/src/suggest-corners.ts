import type { NameTranslations } from '@paddock/formula-de';
import type { CircuitDesign, CornerDesign } from './design.ts';
import { DESIGN_LIMITS } from './limits.ts';
import { planRoad } from './plan.ts';

/** The road bends like a corner where it turns more sharply than this, in radians per row. */
const MIN_CURVATURE = 0.14;
/** A corner turns by at least so much in all. */
const MIN_ANGLE = 0.55;
/** Bends with fewer rows between them are one corner. */
const MAX_GAP_ROWS = 2;
const STEP_ROWS = 0.25;

interface Bend {
  from: number;
  to: number;
  /** How much the road turns, both ways added. */
  angle: number;
}

/** The corners that the line seems to have: its bends, with as many stops as they are long and sharp. */
export function suggestCorners(design: CircuitDesign): CornerDesign[] {
  const plan = planRoad(design);
  const lap = plan.lapRows;
  const bends: Bend[] = [];
  for (let row = 0; row < lap; row += STEP_ROWS) {
    const turn = Math.abs(plan.centre.curvature(row + STEP_ROWS / 2));
    if (turn < MIN_CURVATURE) continue;
    const last = bends.at(-1);
    if (last && row - last.to <= MAX_GAP_ROWS && row - last.from < DESIGN_LIMITS.maxCornerRows - 2) {
      last.to = row + STEP_ROWS;
      last.angle += turn * STEP_ROWS;
    } else bends.push({ from: row, to: row + STEP_ROWS, angle: turn * STEP_ROWS });
  }
  return bends
    .filter(({ angle }) => angle >= MIN_ANGLE)
    .map(({ from, to, angle }) => ({
      from: Math.max(1, Math.round(from)),
      to: Math.min(lap - 1, Math.round(to)),
      angle,
    }))
    .map(({ from, to, angle }) => ({ from, to: Math.max(to, from + DESIGN_LIMITS.minCornerRows), angle }))
    .filter(({ to }) => to < lap)
    .slice(0, DESIGN_LIMITS.maxCorners)
    .map(({ from, to, angle }, k) => ({
      from: plan.placeAtRow(from),
      to: plan.placeAtRow(to),
      stops: suggestStops(to - from, angle),
      laneChanges: 'inwards',
      ...nameCorner(k + 1),
    }));
}

/** What a corner without a name of its own is called. */
export function nameCorner(number: number): Pick<CornerDesign, 'name'> & { readonly names: NameTranslations } {
  return {
    name: `Corner ${number}`,
    names: { en: `Corner ${number}`, fr: `Virage ${number}`, de: `Kurve ${number}` },
  };
}

/** On the printed boards a right angle has one stop, a hairpin or a chicane one or two, and a long series three. */
export function suggestStops(rows: number, angle: number): 1 | 2 | 3 {
  if (rows >= 11 && angle > 3.6) return 3;
  return rows >= 7 && angle > 2.2 ? 2 : 1;
}
