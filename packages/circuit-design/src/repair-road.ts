import type { BoardPoint } from '@paddock/formula-de';
import type { CircuitDesign, LinePlace } from './design.ts';
import { DESIGN_LIMITS } from './limits.ts';
import { planRoad, type RoadPlan } from './plan.ts';
import { findNearStretches, findTightBends } from './measure-road.ts';

const MAX_ROUNDS = 60;
/** How far around a fault handles are moved, in handles. */
const REACH_HANDLES = 1.5;

/** How much a handle is concerned by something at a place: 1 there, 0 from a distance of some handles on. */
function weightOf(handle: number, place: LinePlace, count: number): number {
  const away = Math.abs(handle - place);
  return Math.max(0, 1 - Math.min(away, count - away) / REACH_HANDLES);
}

/** Changes the handles round by round until nothing is found any more. */
function relax(
  design: CircuitDesign,
  moveHandles: (handles: readonly BoardPoint[], plan: RoadPlan) => BoardPoint[] | null,
): CircuitDesign {
  let handles = design.handles;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const moved = moveHandles(handles, planRoad({ ...design, handles }));
    if (moved === null) break;
    handles = moved;
  }
  return { ...design, handles };
}

/** Draws the handles around tight bends towards the middle of their neighbours. */
export function smoothBends(design: CircuitDesign): CircuitDesign {
  return relax(design, (handles, plan) => {
    const bends = findTightBends(plan);
    if (bends.length === 0) return null;
    const n = handles.length;
    return handles.map(([x, y], k) => {
      const weight = Math.max(...bends.map(({ from, to }) => weightOf(k, plan.placeAtRow((from + to) / 2), n)));
      const [ax, ay] = handles[(k + n - 1) % n]!;
      const [bx, by] = handles[(k + 1) % n]!;
      const share = 0.25 * weight;
      return [x + share * ((ax + bx) / 2 - x), y + share * ((ay + by) / 2 - y)];
    });
  });
}

/** Pushes the handles around places that are too near each other apart. */
export function pushApart(design: CircuitDesign): CircuitDesign {
  return relax(design, (handles, plan) => {
    const near = findNearStretches(plan).filter(({ isCrossing }) => !isCrossing);
    if (near.length === 0) return null;
    const n = handles.length;
    const moved = handles.map(([x, y]): [number, number] => [x, y]);
    for (const { a, b, distance } of near) {
      const [rowA, rowB] = [(a.from + a.to) / 2, (b.from + b.to) / 2];
      const [p, q] = [plan.centre.at(rowA), plan.centre.at(rowB)];
      const length = Math.max(Math.hypot(q.x - p.x, q.y - p.y), 1);
      const by = (DESIGN_LIMITS.minDistance - distance) / 2 + 3;
      for (const [k, point] of moved.entries()) {
        const share = weightOf(k, plan.placeAtRow(rowB), n) - weightOf(k, plan.placeAtRow(rowA), n);
        point[0] += (share * by * (q.x - p.x)) / length;
        point[1] += (share * by * (q.y - p.y)) / length;
      }
    }
    return moved;
  });
}
