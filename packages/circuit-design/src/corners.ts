import { listBends, type RoadBend } from '@paddock/circuit-art';
import type { CircuitDesign, CornerDesign } from './design.ts';
import { changeCorner, removeCorner } from './edit-corners.ts';
import type { DesignFault } from './fault.ts';
import { DESIGN_LIMITS } from './limits.ts';
import type { RoadPlan } from './plan.ts';
import { suggestCorners } from './suggest-corners.ts';

/** A corner of the circuit: whole rows, from the first one to the one past its last. */
export interface CornerPlan {
  /** Its index in the design. */
  readonly index: number;
  readonly design: CornerDesign;
  readonly from: number;
  readonly to: number;
  readonly bends: readonly RoadBend[];
}

export interface CornersPlan {
  /** In driving order from the line, apart from each other. Corners that cannot be built are left out. */
  readonly corners: readonly CornerPlan[];
  readonly faults: readonly DesignFault[];
}

interface Span {
  readonly index: number;
  readonly design: CornerDesign;
  readonly from: number;
  readonly to: number;
}

function spanOf(plan: RoadPlan, design: CornerDesign, index: number): Span {
  const from = plan.rowAt(design.from);
  const length = plan.rowAt(design.to) - from;
  return { index, design, from, to: from + (length < 0 ? length + plan.lapRows : length) };
}

/** Rounds the corners to whole rows and says what is wrong with them. */
export function planCorners(design: CircuitDesign, plan: RoadPlan): CornersPlan {
  const faults: DesignFault[] = [];
  const { minCornerRows, maxCornerRows, maxCorners } = DESIGN_LIMITS;
  if (design.corners.length === 0) {
    const suggested = suggestCorners(design);
    const fix = suggested.length > 0 ? { fix: () => ({ ...design, corners: suggested }) } : {};
    faults.push({ code: 'no-corner', found: 0, wanted: 1, ...fix });
  }
  if (design.corners.length > maxCorners)
    faults.push({
      ...{ code: 'too-many-corners', found: design.corners.length, wanted: maxCorners },
      fix: () => ({ ...design, corners: design.corners.slice(0, maxCorners) }),
    });

  const lap = plan.lapRows;
  const spans = design.corners
    .slice(0, maxCorners)
    .map((corner, index) => spanOf(plan, corner, index))
    .sort((a, b) => a.from - b.from);
  const corners: CornerPlan[] = [];
  for (const [k, span] of spans.entries()) {
    const { index, design: corner } = span;
    const at = [corner.from, corner.to] as const;
    const resize = (from: number, to: number) => (): CircuitDesign =>
      changeCorner(design, index, { from: plan.placeAtRow(from), to: plan.placeAtRow(to) });
    let from = Math.round(span.from);
    let to = Math.round(span.to);

    if (from < 1 || to > lap - 1) {
      // The larger part of the corner is kept.
      const past = span.to - lap > lap - span.from || from < 1;
      const [first, last] = past ? [1, Math.max(span.to % lap, 1 + minCornerRows)] : [span.from, lap - 1];
      faults.push({
        code: 'corner-on-line',
        corner: index,
        at,
        fix: resize(Math.min(first, last - minCornerRows), last),
      });
      from = Math.max(from, 1);
      to = Math.min(to, lap - 1);
    }
    const rows = to - from;
    if (rows < minCornerRows) {
      const middle = (span.from + span.to) / 2;
      const half = minCornerRows / 2 + 0.25;
      faults.push({
        ...{ code: 'corner-too-short', corner: index, at, found: Math.max(rows, 0), wanted: minCornerRows },
        fix: resize(middle - half, middle + half),
      });
    }
    if (rows > maxCornerRows) {
      const middle = (span.from + span.to) / 2;
      faults.push({
        ...{ code: 'corner-too-long', corner: index, at, found: rows, wanted: maxCornerRows },
        fix: resize(middle - maxCornerRows / 2 + 0.25, middle + maxCornerRows / 2 - 0.25),
      });
    }
    const last = corners.at(-1);
    if (last && from < last.to) {
      const before = spans[k - 1]!;
      faults.push({ code: 'corners-overlap', corner: index, at, fix: () => separate(design, plan, before, span) });
      from = last.to;
    }
    if (to - from < 1) continue;
    const bends = listBends(plan.centre, from - 0.25, to + 0.25);
    if (bends.length === 0)
      faults.push({ code: 'corner-without-bend', corner: index, at, fix: () => removeCorner(design, index) });
    corners.push({ index, design: corner, from, to, bends });
  }
  return { corners, faults };
}

/** Both corners are cut where they overlap; one that lies inside the other is removed. */
function separate(design: CircuitDesign, plan: RoadPlan, a: Span, b: Span): CircuitDesign {
  const cut = Math.round((b.from + Math.min(a.to, b.to)) / 2);
  if (cut - a.from < DESIGN_LIMITS.minCornerRows || b.to - cut < DESIGN_LIMITS.minCornerRows)
    return removeCorner(design, a.to - a.from < b.to - b.from ? a.index : b.index);
  const place = plan.placeAtRow(cut);
  return changeCorner(changeCorner(design, a.index, { to: place }), b.index, { from: place });
}
