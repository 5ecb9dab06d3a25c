import type { CircuitDesign } from './design.ts';
import type { DesignFault } from './fault.ts';
import { reverseDirection } from './edit.ts';
import { fitToBoard } from './fit.ts';
import { DESIGN_LIMITS, HALF_ROAD, PIT_REACH } from './limits.ts';
import { findNearStretches, findTightBends, sampleRoad } from './measure-road.ts';
import { hasPitRoom } from './pit-room.ts';
import type { RoadPlan } from './plan.ts';
import { pushApart, smoothBends } from './repair-road.ts';
import type { StartPlan } from './start.ts';

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
