import { MAX_CARS_ON_SPACE, SPACES } from '@paddock/formel-fun';
import { carTransform } from '../../kit/Car.tsx';

/**
 * The oval, seen from above and driven anticlockwise: two long straights, two short ones, and four round corners. The
 * way is measured along the middle of the track, from the line on, which crosses the straight at the bottom.
 */
export const WIDTH = 1200;
export const HEIGHT = 1140;
export const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 } as const;
export const LANE = 48;
/** A lane for each car that fits on a space; a row of the first grid with more cars shares the same asphalt. */
export const LANES = MAX_CARS_ON_SPACE;
/** From the middle of the track to its edges. */
export const EDGE = (LANE * LANES) / 2;
/** The band with the numbers, inside of the track. */
export const BAND = 48;
export const CAR_SCALE = 1.9;
/** For a row of the first grid with five or six cars. */
const NARROW_SCALE = 1.4;

/** The middle of the track: half its width and height, and the radius of its corners. */
const ACROSS = 478;
const UPRIGHT = 430;
const CORNER = 340;

const LONG = 2 * (ACROSS - CORNER);
const SHORT = 2 * (UPRIGHT - CORNER);
const BEND = (Math.PI / 2) * CORNER;
const LENGTH = 2 * LONG + 2 * SHORT + 4 * BEND;
export const SPACE = LENGTH / SPACES;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How large a car is drawn, when so many lanes share the track. */
export function carScale(lanes: number): number {
  return lanes > LANES ? NARROW_SCALE : CAR_SCALE;
}

export interface Place extends Point {
  /** The driving direction in degrees, never jumping: it falls by 360 with every lap. */
  readonly angle: number;
}

/** The straights in driving order, each followed by a corner; where each begins, heading included. */
const STRETCHES = [LONG / 2, SHORT, LONG, SHORT, LONG / 2];

/** A place by the way from the line and how far outside of the middle of the track it lies. */
export function placeAt(way: number, out: number): Place {
  const laps = Math.floor(way / LENGTH);
  let rest = way - laps * LENGTH;
  let heading = 0;
  let x = MIDDLE.x;
  let y = MIDDLE.y + UPRIGHT;
  for (const straight of STRETCHES) {
    const [dx, dy] = direction(heading);
    if (rest <= straight) return offset(x + dx * rest, y + dy * rest, heading, out, laps);
    rest -= straight;
    x += dx * straight;
    y += dy * straight;
    // The centre of an anticlockwise corner lies to the left of the driver.
    const centre = { x: x + dy * CORNER, y: y - dx * CORNER };
    const turned = Math.min(rest / CORNER, Math.PI / 2);
    const after = heading - (turned * 180) / Math.PI;
    const [ex, ey] = direction(after);
    x = centre.x - ey * CORNER;
    y = centre.y + ex * CORNER;
    if (rest <= BEND) return offset(x, y, after, out, laps);
    rest -= BEND;
    heading -= 90;
  }
  return offset(x, y, heading, out, laps);
}

function direction(degrees: number): readonly [number, number] {
  const radians = (degrees * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}

function offset(x: number, y: number, heading: number, out: number, laps: number): Place {
  const [dx, dy] = direction(heading);
  return { x: x - dy * out, y: y + dx * out, angle: heading - 360 * laps };
}

/** The middle of a space, by position in the race; a fraction lies between two spaces. */
export function wayOf(pos: number): number {
  return (pos - 0.5) * SPACE;
}

/** How far outside a lane lies, when so many share the track. */
export function laneOut(lane: number, lanes: number = LANES): number {
  return (2 * EDGE * (lane - 0.5)) / lanes - EDGE;
}

/** A line along the track, drawn with enough points to look round. */
export function along(from: number, to: number, out: number, step = 12): Point[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => placeAt(from + ((to - from) * i) / count, out));
}

export function line(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

/** A piece of the ring between two distances from the middle of the track. */
export function piece(from: number, to: number, inner: number, outer: number): string {
  return `${line([...along(from, to, inner), ...along(from, to, outer).reverse()])}Z`;
}

/** A whole line around, closed. */
export function ring(out: number): string {
  return `${line(along(0, LENGTH, out))}Z`;
}

/** A car's way as keyframes, half a space at a time, changing lanes gently on the way. */
export function drive(from: number, to: number, startOut: number, endOut: number): Place[] {
  const count = Math.max(1, Math.round(Math.abs(to - from) * 2));
  return Array.from({ length: count + 1 }, (_, i) => {
    const share = i / count;
    const eased = share * share * (3 - 2 * share);
    return placeAt(wayOf(from + (to - from) * share), startOut + (endOut - startOut) * eased);
  });
}

export function keyframes(places: readonly Place[]): Keyframe[] {
  return places.map(({ x, y, angle }) => ({ transform: carTransform(x, y, angle, CAR_SCALE) }));
}
