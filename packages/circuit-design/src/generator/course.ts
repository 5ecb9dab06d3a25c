import type { BoardPoint } from '@paddock/formula-de';
import type { Rng } from '@paddock/kernel';
import type { OutlineVertex } from './outline.ts';
import { roundPolygon } from './rounding.ts';

/** The width of a square of the outline, in board units: enough for road, pit lane and grass on either side. */
export const SQUARE_SIZE = 212;
/** How far vertices are moved at most, in squares. */
const WARP = 0.17;
const JITTER = 0.1;
/** A straight of so many squares may get a chicane. */
const CHICANE_SQUARES = 3;
const CHICANE_WIDTH = 40;

/** Bends the outline softly, so that nobody sees the squares, and turns it into handles. The start straight stays straight. */
export function layCourse(rng: Rng, outline: readonly OutlineVertex[]): BoardPoint[] {
  const phases = Array.from({ length: 4 }, () => (rng.below(1000) / 1000) * 2 * Math.PI);
  const waves = Array.from({ length: 4 }, () => 1.1 + rng.below(100) / 100);
  const jitter = (): number => (rng.below(201) / 100 - 1) * JITTER;
  const lean = (rng.below(101) / 100 - 0.5) * 0.5;
  const moved = outline.map(([x, y]): BoardPoint => {
    if (y === 1) return [x * SQUARE_SIZE, y * SQUARE_SIZE];
    const away = Math.min(1 - y, 2) / 2;
    const wx = Math.sin(x * waves[0]! + phases[0]!) + Math.sin(y * waves[1]! + phases[1]!);
    const wy = Math.sin(x * waves[2]! + phases[2]!) + Math.sin(y * waves[3]! + phases[3]!);
    return [
      (x + away * (WARP * wx + jitter()) + (1 - y) * lean * 0.5) * SQUARE_SIZE,
      (y + away * (WARP * wy + jitter())) * SQUARE_SIZE,
    ];
  });
  return roundPolygon(rng, addChicanes(rng, moved, outline));
}

/** Some long straights get a left-right or right-left in their middle. */
function addChicanes(rng: Rng, polygon: readonly BoardPoint[], outline: readonly OutlineVertex[]): BoardPoint[] {
  return polygon.flatMap((point, k) => {
    const next = polygon[(k + 1) % polygon.length]!;
    const [x, y] = outline[k]!;
    const [bx, by] = outline[(k + 1) % outline.length]!;
    const isStart = y === 1 && by === 1;
    if (isStart || Math.abs(bx - x) + Math.abs(by - y) < CHICANE_SQUARES || rng.below(2) === 0) return [point];
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
    const length = Math.hypot(dx, dy);
    const side = (rng.below(2) === 0 ? 1 : -1) * CHICANE_WIDTH;
    const at = (share: number, out: number): BoardPoint => [
      point[0] + dx * share - (dy / length) * out,
      point[1] + dy * share + (dx / length) * out,
    ];
    const half = 62 / length;
    return [point, at(0.5 - half, side), at(0.5 + half, -side)];
  });
}

/** The same course with its start straight on the bottom or on top, driven to the left or to the right. */
export function turnCourse(rng: Rng, handles: readonly BoardPoint[]): BoardPoint[] {
  const [flipX, flipY] = [rng.below(2) === 1, rng.below(2) === 1];
  const flipped = handles.map(([x, y]): BoardPoint => [flipX ? -x : x, flipY ? -y : y]);
  // One reflection changes the direction.
  return flipX === flipY ? flipped : flipped.toReversed();
}
