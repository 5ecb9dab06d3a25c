import type { BoardPoint } from '@paddock/formula-de';
import type { Rng } from '@paddock/kernel';

/** Radii of bends, in board units. */
const MIN_RADIUS = 66;
const RADIUS_RANGE = 62;
/** A bend takes at most this share of the straights beside it. */
const MAX_STRAIGHT_SHARE = 0.47;
const HANDLE_DISTANCE = 150;
const MIN_HANDLE_DISTANCE = 36;

interface RoundedVertex {
  readonly before: BoardPoint;
  readonly middle: BoardPoint;
  readonly after: BoardPoint;
}

/** Rounds the vertices of a polygon off and returns handles for a line along it. */
export function roundPolygon(rng: Rng, polygon: readonly BoardPoint[]): BoardPoint[] {
  const n = polygon.length;
  const rounded = polygon.map((vertex, k): RoundedVertex => {
    const [a, b] = [polygon[(k + n - 1) % n]!, polygon[(k + 1) % n]!];
    const [toA, toB] = [unit(vertex, a), unit(vertex, b)];
    const cos = toA.x * toB.x + toA.y * toB.y;
    // The angle between the sides; the road turns by what is missing to a straight line.
    const angle = Math.acos(Math.min(Math.max(cos, -1), 1));
    const radius = MIN_RADIUS + (rng.below(100) / 100) * RADIUS_RANGE;
    const reach = Math.min(radius / Math.tan(angle / 2), MAX_STRAIGHT_SHARE * Math.min(toA.length, toB.length));
    const used = reach * Math.tan(angle / 2);
    const depth = used / Math.sin(angle / 2) - used;
    const middle = unit([0, 0], [toA.x + toB.x, toA.y + toB.y]);
    return {
      before: [vertex[0] + toA.x * reach, vertex[1] + toA.y * reach],
      middle: [vertex[0] + middle.x * depth, vertex[1] + middle.y * depth],
      after: [vertex[0] + toB.x * reach, vertex[1] + toB.y * reach],
    };
  });
  const handles: BoardPoint[] = [];
  const add = (point: BoardPoint): void => {
    const last = handles.at(-1);
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < MIN_HANDLE_DISTANCE) return;
    handles.push([Math.round(point[0]), Math.round(point[1])]);
  };
  for (const [k, { before, middle, after }] of rounded.entries()) {
    add(before);
    add(middle);
    add(after);
    const next = rounded[(k + 1) % n]!.before;
    const pieces = Math.floor(Math.hypot(next[0] - after[0], next[1] - after[1]) / HANDLE_DISTANCE);
    for (let j = 1; j < pieces; j++)
      add([after[0] + ((next[0] - after[0]) * j) / pieces, after[1] + ((next[1] - after[1]) * j) / pieces]);
  }
  const [first, last] = [handles[0]!, handles.at(-1)!];
  if (Math.hypot(first[0] - last[0], first[1] - last[1]) < MIN_HANDLE_DISTANCE) handles.pop();
  return handles;
}

function unit(from: BoardPoint, to: BoardPoint): { x: number; y: number; length: number } {
  const length = Math.max(Math.hypot(to[0] - from[0], to[1] - from[1]), 1e-9);
  return { x: (to[0] - from[0]) / length, y: (to[1] - from[1]) / length, length };
}
