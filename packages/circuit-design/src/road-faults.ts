import type { CircuitDesign } from './design.ts';
import type { DesignFault } from './fault.ts';
import { reverseDirection } from './edit.ts';
import { fitToBoard } from './fit.ts';
import { DESIGN_LIMITS, HALF_ROAD, PIT_REACH } from './limits.ts';
import { hasPitRoom } from './pit-room.ts';
import type { RoadPlan } from './plan.ts';
import { pushApart, smoothBends } from './repair-road.ts';
import type { StartPlan } from './start.ts';

const SAMPLES_PER_ROW = 3;
/** Places with less of the road between them are near each other because they are neighbours. */
const MIN_APART_ROWS = 3.7;

export interface RoadSample {
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

export function sampleRoad(plan: RoadPlan): RoadSample[] {
  return Array.from({ length: plan.lapRows * SAMPLES_PER_ROW }, (_, k) => {
    const row = k / SAMPLES_PER_ROW;
    return { row, ...plan.centre.at(row) };
  });
}

interface Stretch {
  from: number;
  to: number;
}

/** Two stretches of the road that come too near each other, in rows, and how near. */
export interface NearStretches {
  readonly a: Stretch;
  readonly b: Stretch;
  distance: number;
  isCrossing: boolean;
}

function cross(a: RoadSample, b: RoadSample, c: RoadSample): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

export function findNearStretches(plan: RoadPlan): NearStretches[] {
  const samples = sampleRoad(plan);
  const n = samples.length;
  const found: NearStretches[] = [];
  const apart = Math.round(MIN_APART_ROWS * SAMPLES_PER_ROW);
  const limit = DESIGN_LIMITS.minDistance ** 2;
  for (let i = 0; i < n; i++) {
    const p = samples[i]!;
    for (let j = i + apart; j < n && n - j + i >= apart; j++) {
      const q = samples[j]!;
      const dx = q.x - p.x;
      const dy = q.y - p.y;
      const square = dx * dx + dy * dy;
      if (square >= limit) continue;
      const p2 = samples[(i + 1) % n]!;
      const q2 = samples[(j + 1) % n]!;
      const isCrossing = cross(p, p2, q) * cross(p, p2, q2) < 0 && cross(q, q2, p) * cross(q, q2, p2) < 0;
      const known = found.find(({ a, b }) => p.row - a.to <= 1 && q.row >= b.from - 2 && q.row <= b.to + 2);
      if (known) {
        known.a.to = Math.max(known.a.to, p.row);
        known.b.from = Math.min(known.b.from, q.row);
        known.b.to = Math.max(known.b.to, q.row);
        known.distance = Math.min(known.distance, Math.sqrt(square));
        known.isCrossing ||= isCrossing;
      } else
        found.push({
          a: { from: p.row, to: p.row },
          b: { from: q.row, to: q.row },
          distance: Math.sqrt(square),
          isCrossing,
        });
    }
  }
  return found;
}

/** Stretches whose bend is sharper than allowed, in rows, and the smallest radius of each. */
export function findTightBends(plan: RoadPlan): { from: number; to: number; radius: number }[] {
  const found: { from: number; to: number; radius: number }[] = [];
  const steps = plan.lapRows * 4;
  for (let k = 0; k < steps; k++) {
    const row = k / 4;
    const radius = plan.rowLength / Math.max(Math.abs(plan.centre.curvature(row)), 1e-9);
    if (radius >= DESIGN_LIMITS.minRadius) continue;
    const last = found.at(-1);
    if (last && row - last.to <= 1) {
      last.to = row;
      last.radius = Math.min(last.radius, radius);
    } else found.push({ from: row, to: row, radius });
  }
  return found;
}

/** How far the road and its pit lane reach over the margin of the board; nothing if they do not. */
function measureOverhang(design: CircuitDesign, plan: RoadPlan, start: StartPlan): { row: number; by: number } | null {
  const margin = DESIGN_LIMITS.minMargin;
  let worst: { row: number; by: number } | null = null;
  for (const { row, x, y, dx, dy } of sampleRoad(plan)) {
    const isBesidePit = row >= start.pitFrom || row + plan.lapRows <= start.pitTo;
    for (const offset of [-HALF_ROAD, isBesidePit ? PIT_REACH : HALF_ROAD]) {
      const [px, py] = [x - dy * offset, y + dx * offset];
      const by = margin - Math.min(px, py, design.width - px, design.height - py);
      if (by > 0 && by > (worst?.by ?? 0)) worst = { row, by };
    }
  }
  return worst;
}

/** What is wrong with the course of the road: direction, crossings, distances, bends, and the edge of the board. */
export function findRoadFaults(design: CircuitDesign, plan: RoadPlan, start: StartPlan): DesignFault[] {
  const faults: DesignFault[] = [];
  const at = (from: number, to: number): readonly [number, number] => [plan.placeAtRow(from), plan.placeAtRow(to)];
  const near = findNearStretches(plan);
  for (const { a, b, distance, isCrossing } of near) {
    const where = { at: at(a.from, a.to), other: at(b.from, b.to) };
    if (isCrossing) faults.push({ code: 'road-crosses-itself', ...where });
    else {
      const [found, wanted] = [Math.floor(distance), DESIGN_LIMITS.minDistance];
      faults.push({ code: 'road-too-close', ...where, found, wanted, fix: () => pushApart(design) });
    }
  }
  // A road that crosses itself has no direction.
  if (!plan.line.isClockwise && !near.some(({ isCrossing }) => isCrossing))
    faults.push({ code: 'counter-clockwise', fix: () => reverseDirection(design) });
  for (const { from, to, radius } of findTightBends(plan)) {
    const [found, wanted] = [Math.floor(radius), DESIGN_LIMITS.minRadius];
    faults.push({ code: 'bend-too-tight', at: at(from, to), found, wanted, fix: () => smoothBends(design) });
  }
  const overhang = measureOverhang(design, plan, start);
  if (overhang) {
    const found = Math.ceil(overhang.by);
    faults.push({
      ...{ code: 'leaves-board', at: at(overhang.row, overhang.row), found, wanted: 0 },
      fix: () => fitToBoard(design),
    });
  }
  if (start.faults.length === 0 && !hasPitRoom(plan, start.pitFrom, start.pitTo, PIT_REACH))
    faults.push({ code: 'pit-without-room', at: at(start.pitFrom, start.pitTo) });
  return faults;
}
