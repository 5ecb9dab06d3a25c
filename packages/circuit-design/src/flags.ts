import type { FlagPlace } from '@paddock/formula-de';
import type { CornerPlan } from './corners.ts';
import type { CircuitDesign } from './design.ts';
import type { RoadPlan } from './plan.ts';
import { type RoadSample, sampleRoad } from './measure-road.ts';

/** Half of a flag's width and height on the board, and the room of a letter of the name beside it. */
const FLAG_HALF_WIDTH = 23;
const FLAG_HALF_HEIGHT = 29;
const LETTER_WIDTH = 12.5;
const NAME_HEIGHT = 24;
/** The frame of the board, on which nothing is written. */
const EDGE = 30;
const ROAD_HALF = 42;
const PIT_HALF = 100;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a flag and its name take up, with the name on one side. */
function boxesOf({ x, y, name }: FlagPlace, letters: number): Box[] {
  const flag = { left: x - 26, top: y - 32, right: x + 26, bottom: y + 32 };
  const width = letters * LETTER_WIDTH;
  if (name === 'left') return [flag, { left: x - FLAG_HALF_WIDTH - 10 - width, top: y - 14, right: x, bottom: y + 14 }];
  if (name === 'right')
    return [flag, { left: x, top: y - 14, right: x + FLAG_HALF_WIDTH + 10 + width, bottom: y + 14 }];
  const top = name === 'above' ? y - FLAG_HALF_HEIGHT - 8 - NAME_HEIGHT : y + FLAG_HALF_HEIGHT + 2;
  return [flag, { left: x - width / 2, top, right: x + width / 2, bottom: top + NAME_HEIGHT + 6 }];
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * Flags stand where their designer wants them, the others where they cover least of the road, of other flags and names,
 * preferably near and outside the bend.
 */
export function placeFlags(
  design: CircuitDesign,
  plan: RoadPlan,
  corners: readonly CornerPlan[],
  pit: { readonly pitFrom: number; readonly pitTo: number },
): FlagPlace[] {
  const samples = sampleRoad(plan).filter((_, k) => k % 2 === 0);
  const roads = samples.map((sample) => roadBox(sample, isBesidePit(sample.row, plan.lapRows, pit)));
  const labels = design.labels.map(({ text, x, y, size, anchor }): Box => {
    const longest =
      typeof text === 'string' ? text : Object.values(text).reduce((a, b) => (a.length > b.length ? a : b));
    const width = longest.length * size * 0.6;
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return { left, top: y - size, right: left + width, bottom: y + size * 0.2 };
  });
  const taken: Box[] = [...labels];
  return corners.map(({ design: corner, from, to, bends }, k) => {
    const longest = Math.max(corner.name.length, ...Object.values(corner.names ?? {}).map((name) => name.length));
    const middle = (from + to) / 2;
    const { x, y, dx, dy } = plan.centre.at(middle);
    const sharpest = bends.reduce((a, b) => (Math.abs(b.angle) > Math.abs(a) ? b.angle : a), 0);
    const outside = sharpest < 0 ? 1 : -1;
    const spots: { x: number; y: number; cost: number }[] = [];
    if (corner.flag) spots.push({ x: corner.flag[0], y: corner.flag[1], cost: 0 });
    else
      for (const side of [outside, -outside])
        for (const distance of [88, 104, 124, 150, 185])
          for (const turn of [0, 0.45, -0.45, 0.9, -0.9]) {
            const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
            const [nx, ny] = [-dy * side, dx * side];
            spots.push({
              x: Math.round(x + (nx * cos - ny * sin) * distance),
              y: Math.round(y + (nx * sin + ny * cos) * distance),
              cost: distance * 1.2 + Math.abs(turn) * 30 + (side === outside ? 0 : 60),
            });
          }
    let best: { place: FlagPlace; cost: number } | null = null;
    for (const spot of spots) {
      for (const name of ['above', 'below', 'right', 'left'] as const) {
        const place: FlagPlace = { corner: k + 1, x: spot.x, y: spot.y, name };
        const boxes = boxesOf(place, longest);
        if (best && spot.cost >= best.cost) continue;
        const cost = spot.cost + costOf(boxes, design, roads, taken);
        if (!best || cost < best.cost) best = { place, cost };
      }
    }
    taken.push(...boxesOf(best!.place, longest));
    return best!.place;
  });
}

function isBesidePit(row: number, lap: number, pit: { readonly pitFrom: number; readonly pitTo: number }): boolean {
  return row >= pit.pitFrom || row + lap <= pit.pitTo;
}

function roadBox({ x, y, dx, dy }: RoadSample, hasPit: boolean): Box {
  const shift = hasPit ? (PIT_HALF - ROAD_HALF) / 2 : 0;
  const [cx, cy] = [x - dy * shift, y + dx * shift];
  // A sample stands for a short piece of road: narrow along it, wide across.
  const half = ROAD_HALF + shift;
  const [width, height] = [Math.abs(dy) * half + Math.abs(dx) * 12, Math.abs(dx) * half + Math.abs(dy) * 12];
  return { left: cx - width, top: cy - height, right: cx + width, bottom: cy + height };
}

function costOf(boxes: readonly Box[], design: CircuitDesign, roads: readonly Box[], taken: readonly Box[]): number {
  let cost = 0;
  for (const box of boxes) {
    for (const road of roads) cost += overlap(box, road) * 0.3;
    for (const other of taken) cost += overlap(box, other);
    if (box.left < EDGE || box.top < EDGE || box.right > design.width - EDGE || box.bottom > design.height - EDGE)
      cost += 20_000;
  }
  return cost;
}
