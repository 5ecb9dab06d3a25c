import type { CornerPlan } from './corners.ts';
import type { CircuitDesign } from './design.ts';
import { DESIGN_LIMITS, PIT_REACH } from './limits.ts';
import type { RoadPlan } from './plan.ts';
import { hasPitRoom } from './pit-room.ts';

/** Rows of the pit lane where there is room for a long one. */
const USUAL_PIT_ROWS = 17;
const USUAL_ROWS_PAST_LINE = 8;

/**
 * The design with its line and pit lane on the best straight: the one of now if it is long enough and has room for the pit
 * lane, else the longest that has. `null` if there is none.
 */
export function placeStart(
  design: CircuitDesign,
  plan: RoadPlan,
  corners: readonly CornerPlan[],
): CircuitDesign | null {
  const lap = plan.lapRows;
  const { minRowsBeforeLine, minRowsPastLine } = DESIGN_LIMITS;
  const straights =
    corners.length === 0
      ? [{ from: -lap / 2, to: lap / 2 }]
      : corners.map((corner, k) => {
          const next = corners[(k + 1) % corners.length]!;
          return { from: corner.to, to: next.from + (k + 1 < corners.length ? 0 : lap) };
        });
  const current = straights.at(-1)!;
  straights.sort((a, b) => b.to - b.from - (a.to - a.from));
  for (const { from, to } of [current, ...straights]) {
    const room = to - from;
    if (room < minRowsBeforeLine + minRowsPastLine + 1) continue;
    const past = Math.min(USUAL_ROWS_PAST_LINE, Math.max(minRowsPastLine, Math.floor((room - minRowsBeforeLine) / 3)));
    const line = to - past;
    const before = line - from;
    const exit = Math.max(1, Math.min(past - 3, 3));
    const entry = Math.min(before - 1, USUAL_PIT_ROWS - exit);
    const isStraight = hasPitRoom(plan, line - entry, line + exit, PIT_REACH);
    if (!isStraight) continue;
    return {
      ...design,
      start: plan.placeAtRow(line),
      pit: { entry: plan.placeAtRow(line - entry), exit: plan.placeAtRow(line + exit) },
      corners: sortFrom(design, plan, line),
    };
  }
  return null;
}

/** The corners in driving order from a row. */
function sortFrom(design: CircuitDesign, plan: RoadPlan, line: number): CircuitDesign['corners'] {
  const lap = plan.lapRows;
  const ahead = (row: number): number => (((row - line) % lap) + lap) % lap;
  return [...design.corners].sort((a, b) => ahead(plan.rowAt(a.from)) - ahead(plan.rowAt(b.from)));
}
