/** The road: a loop of straights and round bends, with the position of every space. */

export interface RoadPose {
  readonly x: number;
  readonly y: number;
  /** The driving direction in degrees, clockwise from "to the right". */
  readonly angle: number;
}

export const WIDTH = 1000;
export const HEIGHT = 880;
/** The width of the road, and the length of the start space, which must hold every car at once. */
export const ROAD_WIDTH = 94;
export const START_SPACE_LENGTH = 252;

/** The corners of the middle line of the road and the radius of each bend, in driving direction. */
const CORNERS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [70, 70, 120],
  [930, 70, 120],
  [930, 810, 120],
  [682, 810, 92],
  [682, 600, 92],
  [318, 600, 92],
  [318, 810, 92],
  [70, 810, 120],
];

interface RoadPiece {
  readonly length: number;
  /** Start of a straight, or middle of a bend. */
  readonly x: number;
  readonly y: number;
  /** Driving direction at the start, in radians. */
  readonly heading: number;
  readonly radius: number;
  /** +1 for a bend to the right, -1 to the left, 0 for a straight. */
  readonly turn: number;
}

const ROAD_PIECES = layPieces();
const LOOP_LENGTH = ROAD_PIECES.reduce((sum, { length }) => sum + length, 0);
/** The start space lies in the middle of the first straight; distances count from the finish line, where it begins. */
const FINISH_OFFSET = ROAD_PIECES[0]!.length / 2 - START_SPACE_LENGTH / 2;
/** The length of an ordinary space. */
export const SPACE_LENGTH = (LOOP_LENGTH - START_SPACE_LENGTH) / 43;

function layPieces(): RoadPiece[] {
  const pieces: RoadPiece[] = [];
  for (const [i, [x, y, radius]] of CORNERS.entries()) {
    const [nx, ny, nextRadius] = CORNERS[(i + 1) % CORNERS.length]!;
    const [ax, ay] = CORNERS[(i + 2) % CORNERS.length]!;
    const heading = Math.atan2(ny - y, nx - x);
    const after = Math.atan2(ay - ny, ax - nx);
    const turn = Math.sign(Math.sin(after - heading));
    const [dx, dy] = [Math.cos(heading), Math.sin(heading)];
    const length = Math.hypot(nx - x, ny - y) - radius - nextRadius;
    pieces.push({ length, x: x + dx * radius, y: y + dy * radius, heading, radius: 0, turn: 0 });
    pieces.push({
      length: (Math.PI / 2) * nextRadius,
      x: nx - dx * nextRadius - dy * turn * nextRadius,
      y: ny - dy * nextRadius + dx * turn * nextRadius,
      heading,
      radius: nextRadius,
      turn,
    });
  }
  return pieces;
}

/**
 * The pose at a distance from the finish line, `aside` units to the right of the middle, which is always the infield
 * side.
 */
export function poseAt(distance: number, aside = 0): RoadPose {
  let rest = (((distance + FINISH_OFFSET) % LOOP_LENGTH) + LOOP_LENGTH) % LOOP_LENGTH;
  let piece = ROAD_PIECES[0]!;
  for (piece of ROAD_PIECES) {
    if (rest <= piece.length) break;
    rest -= piece.length;
  }
  const { x, y, heading, radius, turn } = piece;
  if (turn === 0) {
    const [dx, dy] = [Math.cos(heading), Math.sin(heading)];
    return { x: x + dx * rest - dy * aside, y: y + dy * rest + dx * aside, angle: toDegrees(heading) };
  }
  const now = heading + (turn * rest) / radius;
  const reach = radius - turn * aside;
  return { x: x + Math.sin(now) * turn * reach, y: y - Math.cos(now) * turn * reach, angle: toDegrees(now) };
}

function toDegrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

/** The distance of the middle of a space from the line; 44 is the line itself. */
export function distanceOf(space: number): number {
  if (space <= 0) return START_SPACE_LENGTH / 2;
  return space >= 44 ? LOOP_LENGTH : START_SPACE_LENGTH + (space - 0.5) * SPACE_LENGTH;
}

/** The outline of a stretch of road, from `left` to `right` of the middle. */
export function bandPath(from: number, to: number, left: number, right: number): string {
  return `M${sidePoints(from, to, left)}L${sidePoints(to, from, right)}Z`;
}

/** The line along the road at one distance from its middle. */
export function linePath(from: number, to: number, aside: number): string {
  return `M${sidePoints(from, to, aside)}`;
}

const SAMPLE_STEP = 8;

function sidePoints(from: number, to: number, aside: number): string {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / SAMPLE_STEP));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = poseAt(from + ((to - from) * i) / steps, aside);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('L');
}

/** The outline of a space. */
export function cellPath(space: number, left = -ROAD_WIDTH / 2, right = ROAD_WIDTH / 2): string {
  const start = space === 0 ? 0 : START_SPACE_LENGTH + (space - 1) * SPACE_LENGTH;
  return bandPath(start, start + (space === 0 ? START_SPACE_LENGTH : SPACE_LENGTH), left, right);
}

/** The whole ring between two distances from the middle of the road. */
export function ringPath(aside: number): string {
  return `M${sidePoints(0, LOOP_LENGTH, aside)}Z`;
}

/** Bends with kerbs: start and end, measured from the line, and whether the inner side is the right one. */
export const BENDS: readonly { readonly from: number; readonly to: number; readonly turn: number }[] = (() => {
  let at = -FINISH_OFFSET;
  return ROAD_PIECES.flatMap(({ length, turn }) => {
    const from = at;
    at += length;
    return turn === 0 ? [] : [{ from, to: at, turn }];
  });
})();

/** The middle of the number of a space: beside its token, or on the inner side of left bends, where there is no room. */
export function numberPose(space: number): RoadPose {
  const middle = distanceOf(space);
  const isTight = BENDS.some(({ from, to, turn }) => turn < 0 && middle > from - 20 && middle < to + 20);
  return poseAt(middle - 25, isTight ? ROAD_WIDTH / 2 - 11 : -ROAD_WIDTH / 2 + 12);
}
