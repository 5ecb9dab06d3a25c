import type { RoadBend } from '@paddock/circuit-art';
import type { CircuitCell, Lane } from '@paddock/formula-de';
import type { CornerPlan } from './corners.ts';
import type { RoadPlan } from './plan.ts';

/**
 * How many cells the outer lane gains, and the inner one loses, per radian of a bend. On the printed boards a hairpin has
 * about 12, 9 and 6 cells, which is more than the lanes' lengths would give.
 */
const CELLS_PER_RADIAN = 1;
/** Cells per row of a lane in the sharpest bends. */
const MIN_DENSITY = 0.45;
const MAX_DENSITY = 2;
/** Lanes lie like bricks: the outer ones begin half a cell after the middle one. */
const MIDDLE_SHIFT = -0.25;
const OUTER_SHIFT = 0.25;
const STEP_ROWS = 0.125;
/** A lane change leads at least so far ahead, and to a cell that shares at least so much of the side (in rows). */
const MIN_ADVANCE = 0.3;
const MIN_CONTACT = 0.1;

interface PlacedCell {
  readonly id: string;
  readonly lane: Lane;
  readonly corner: CornerPlan | null;
  /** The number of the corner, from 1. */
  readonly number: number | null;
  readonly from: number;
  readonly to: number;
}

const LANE_LETTERS = { 1: 'o', 2: 'm', 3: 'i' } as const;

/** Borders of a lane's cells in a corner: dense where the lane is outside of a bend, sparse where it is inside. */
function cutCorner(plan: RoadPlan, from: number, to: number, side: 1 | -1): number[] {
  const steps = Math.round((to - from) / STEP_ROWS);
  const sums = [0];
  for (let k = 0; k < steps; k++) {
    const curvature = plan.centre.curvature(from + (k + 0.5) * STEP_ROWS);
    const density = Math.min(Math.max(1 + side * CELLS_PER_RADIAN * curvature, MIN_DENSITY), MAX_DENSITY);
    sums.push(sums[k]! + density * STEP_ROWS);
  }
  const total = sums[steps]!;
  const count = Math.max(1, Math.round(total));
  const cuts = [from];
  let k = 0;
  for (let cell = 1; cell < count; cell++) {
    const aim = (total * cell) / count;
    while (sums[k + 1]! < aim) k++;
    cuts.push(from + (k + (aim - sums[k]!) / (sums[k + 1]! - sums[k]!)) * STEP_ROWS);
  }
  return [...cuts, to];
}

function placeLane(plan: RoadPlan, corners: readonly CornerPlan[], lane: Lane): PlacedCell[] {
  const shift = lane === 2 ? MIDDLE_SHIFT : OUTER_SHIFT;
  const cells: PlacedCell[] = [];
  const add = (part: string, corner: CornerPlan | null, number: number | null, cuts: readonly number[]): void => {
    for (let k = 0; k + 1 < cuts.length; k++) {
      const id = `${LANE_LETTERS[lane]}.${part}.${k}`;
      cells.push({ id, lane, corner, number, from: cuts[k]!, to: cuts[k + 1]! });
    }
  };
  const evenly = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, k) => from + k + shift);
  let row = 0;
  for (const [k, corner] of corners.entries()) {
    if (corner.from > row) add(`s${k + 1}`, null, null, evenly(row, corner.from));
    const cuts =
      lane === 2
        ? evenly(corner.from, corner.to)
        : cutCorner(plan, corner.from + shift, corner.to + shift, lane === 1 ? 1 : -1);
    add(`c${k + 1}`, corner, k + 1, cuts);
    row = corner.to;
  }
  add(`s${corners.length + 1}`, null, null, evenly(row, plan.lapRows));
  return cells;
}

function middleOf({ from, to }: PlacedCell): number {
  return (from + to) / 2;
}

/** Cells of the outer lanes are level with the cell of the middle lane beside which their middle lies. */
function rowOf(cell: PlacedCell): number {
  return Math.floor(middleOf(cell) - MIDDLE_SHIFT - 0.01);
}

/** The cell of another lane to which a change leads: the first one ahead, if it shares a side. */
function findChange(cell: PlacedCell, lane: readonly PlacedCell[], lap: number): PlacedCell | null {
  const aim = middleOf(cell) + MIN_ADVANCE;
  let low = 0;
  let high = lane.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (middleOf(lane[middle]!) < aim) low = middle + 1;
    else high = middle;
  }
  const isNextLap = low === lane.length;
  const target = lane[isNextLap ? 0 : low]!;
  const from = target.from + (isNextLap ? lap : 0);
  return cell.to - from >= MIN_CONTACT ? target : null;
}

/** Which neighbouring lanes the arrows of a cell point to. */
function listChanges(cell: PlacedCell): Lane[] {
  const all = ([cell.lane - 1, cell.lane + 1] as Lane[]).filter((lane) => lane >= 1 && lane <= 3);
  if (cell.corner === null || cell.corner.design.laneChanges === 'free') return all;
  if (cell.corner.design.laneChanges === 'none') return [];
  const bend = findBend(cell.corner.bends, middleOf(cell));
  return all.filter((lane) => bend !== null && (bend.turn === 'right' ? lane > cell.lane : lane < cell.lane));
}

function findBend(bends: readonly RoadBend[], row: number): RoadBend | null {
  const away = (bend: RoadBend): number => Math.max(bend.from - row, row - bend.to, 0);
  return bends.reduce<RoadBend | null>((best, bend) => (best && away(best) <= away(bend) ? best : bend), null);
}

/** All cells of the road, lane after lane in driving order. */
export function layCells(plan: RoadPlan, corners: readonly CornerPlan[]): CircuitCell[] {
  const lanes = ([1, 2, 3] as const).map((lane) => placeLane(plan, corners, lane));
  return lanes.flatMap((lane) =>
    lane.map((cell, k): CircuitCell => {
      const own = lane[(k + 1) % lane.length]!;
      const changes = listChanges(cell).flatMap((other) => findChange(cell, lanes[other - 1]!, plan.lapRows)?.id ?? []);
      return { id: cell.id, lane: cell.lane, corner: cell.number, row: rowOf(cell), next: [own.id, ...changes] };
    }),
  );
}
