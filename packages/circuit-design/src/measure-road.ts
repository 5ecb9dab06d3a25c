import { DESIGN_LIMITS } from './limits.ts';
import type { RoadPlan } from './plan.ts';

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
