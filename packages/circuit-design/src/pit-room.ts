import { DESIGN_LIMITS, HALF_ROAD } from './limits.ts';
import type { RoadPlan } from './plan.ts';

/** How much of a bend's radius the pit lane may take up on the inside. */
const MAX_RADIUS_SHARE = 0.85;
const STEP_ROWS = 0.5;
/** The road at either end of the pit lane is its own, not another part. */
const OWN_ROWS = 3;

/** Whether nothing is in the way on the inside of the road between two rows, up to a distance from the centre line. */
export function hasPitRoom(plan: RoadPlan, from: number, to: number, reach: number): boolean {
  const { centre, lapRows, rowLength } = plan;
  const gap = HALF_ROAD + DESIGN_LIMITS.minDistance - 2 * HALF_ROAD;
  const others: { x: number; y: number }[] = [];
  for (let row = to + OWN_ROWS; row < from + lapRows - OWN_ROWS; row += STEP_ROWS) others.push(centre.at(row));
  for (let row = from; row <= to; row += STEP_ROWS) {
    if ((centre.curvature(row) / rowLength) * reach > MAX_RADIUS_SHARE) return false;
    const { x, y, dx, dy } = centre.at(row);
    for (const share of [0.5, 1]) {
      const px = x - dy * reach * share;
      const py = y + dx * reach * share;
      if (others.some((other) => Math.hypot(other.x - px, other.y - py) < gap)) return false;
    }
  }
  return true;
}
