import { MAX_CARS_ON_SPACE, SPACE_COUNT } from '@paddock/formel-fun';
import { carTransform } from '../../kit/Car.tsx';

/**
 * The oval, seen from above and driven anticlockwise: two long straights, two short ones, and four round corners.
 * Distances are measured along the middle of the track, from the finish line in the bottom straight.
 */
export const WIDTH = 1200;
export const HEIGHT = 1140;
export const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 } as const;
export const LANE_WIDTH = 44;
/** A lane for each car that fits on a space. Rows of the first grid with more cars share the same width. */
export const LANE_COUNT = MAX_CARS_ON_SPACE;
/** From the middle of the track to its edges. */
export const TRACK_HALF_WIDTH = (LANE_WIDTH * LANE_COUNT) / 2;
/** The band with the numbers, inside of the track. */
export const NUMBER_BAND_WIDTH = 48;
export const CAR_SCALE = 2.1;
/** For a row of the first grid with five or six cars. */
const NARROW_CAR_SCALE = 1.4;

/** The middle of the track: half its width and height, and the radius of its corners. */
const HALF_WIDTH = 486;
const HALF_HEIGHT = 438;
const CORNER_RADIUS = 348;

const LONG_STRAIGHT = 2 * (HALF_WIDTH - CORNER_RADIUS);
const SHORT_STRAIGHT = 2 * (HALF_HEIGHT - CORNER_RADIUS);
const CORNER_LENGTH = (Math.PI / 2) * CORNER_RADIUS;
const TRACK_LENGTH = 2 * LONG_STRAIGHT + 2 * SHORT_STRAIGHT + 4 * CORNER_LENGTH;
export const SPACE_LENGTH = TRACK_LENGTH / SPACE_COUNT;

interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

/** The scale of a car when so many lanes share the track. */
export function carScale(lanes: number): number {
  return lanes > LANE_COUNT ? NARROW_CAR_SCALE : CAR_SCALE;
}

export interface CarPose extends BoardPoint {
  /** The driving direction in degrees. It never jumps: it falls by 360 with every lap. */
  readonly angle: number;
}

/** The straights in driving order, each followed by a corner. */
const STRAIGHTS = [LONG_STRAIGHT / 2, SHORT_STRAIGHT, LONG_STRAIGHT, SHORT_STRAIGHT, LONG_STRAIGHT / 2];

/** The pose at a distance from the line, `out` units outside of the middle of the track. */
export function poseAt(way: number, out: number): CarPose {
  const laps = Math.floor(way / TRACK_LENGTH);
  let rest = way - laps * TRACK_LENGTH;
  let heading = 0;
  let x = CENTRE.x;
  let y = CENTRE.y + HALF_HEIGHT;
  for (const straight of STRAIGHTS) {
    const [dx, dy] = direction(heading);
    if (rest <= straight) return offset(x + dx * rest, y + dy * rest, heading, out, laps);
    rest -= straight;
    x += dx * straight;
    y += dy * straight;
    // The centre of an anticlockwise corner lies to the left of the driver.
    const centre = { x: x + dy * CORNER_RADIUS, y: y - dx * CORNER_RADIUS };
    const turned = Math.min(rest / CORNER_RADIUS, Math.PI / 2);
    const after = heading - (turned * 180) / Math.PI;
    const [ex, ey] = direction(after);
    x = centre.x - ey * CORNER_RADIUS;
    y = centre.y + ex * CORNER_RADIUS;
    if (rest <= CORNER_LENGTH) return offset(x, y, after, out, laps);
    rest -= CORNER_LENGTH;
    heading -= 90;
  }
  return offset(x, y, heading, out, laps);
}

function direction(degrees: number): readonly [number, number] {
  const radians = (degrees * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}

function offset(x: number, y: number, heading: number, out: number, laps: number): CarPose {
  const [dx, dy] = direction(heading);
  return { x: x - dy * out, y: y + dx * out, angle: heading - 360 * laps };
}

/** The distance of the middle of a space; fractions lie between two spaces. */
export function distanceOf(pos: number): number {
  return (pos - 0.5) * SPACE_LENGTH;
}

/** How far outside of the middle a lane lies, when so many share the track. */
export function laneOffset(lane: number, lanes: number = LANE_COUNT): number {
  return (2 * TRACK_HALF_WIDTH * (lane - 0.5)) / lanes - TRACK_HALF_WIDTH;
}

/** Points along the track, close enough to look round. */
export function pointsAlong(from: number, to: number, out: number, step = 12): BoardPoint[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => poseAt(from + ((to - from) * i) / count, out));
}

export function linePath(points: readonly BoardPoint[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

/** A piece of the ring between two distances from the middle of the track. */
export function ringPiecePath(from: number, to: number, inner: number, outer: number): string {
  return `${linePath([...pointsAlong(from, to, inner), ...pointsAlong(from, to, outer).reverse()])}Z`;
}

/** A closed line around the track. */
export function ringPath(out: number): string {
  return `${linePath(pointsAlong(0, TRACK_LENGTH, out))}Z`;
}

/** The poses of a drive, half a space apart, changing lanes gradually. */
export function drivePoses(from: number, to: number, startOut: number, endOut: number): CarPose[] {
  const count = Math.max(1, Math.round(Math.abs(to - from) * 2));
  return Array.from({ length: count + 1 }, (_, i) => {
    const share = i / count;
    const eased = share * share * (3 - 2 * share);
    return poseAt(distanceOf(from + (to - from) * share), startOut + (endOut - startOut) * eased);
  });
}

export function carKeyframesOf(places: readonly CarPose[]): Keyframe[] {
  return places.map(({ x, y, angle }) => ({ transform: carTransform(x, y, angle, CAR_SCALE) }));
}
