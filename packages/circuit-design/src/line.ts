/**
 * The centre line of a design: the smoothest closed curve through the handles, the same kind as the road of a drawing. A handle
 * changes the pieces around it; two handles further it is hardly noticed. (Catmull and Rom's curve would change nothing there,
 * but it bends in jerks.)
 */

import { type CentreLine, createCentreLine } from '@paddock/circuit-art';
import type { BoardPoint, LinePoint } from '@paddock/formula-de';
import type { LinePlace } from './design.ts';

/** Pieces into which the curve from one handle to the next is cut to measure its length. */
const SAMPLES = 24;
/** The curve's parameter rises by this power of the distance between handles: evenly enough, without loops between near ones. */
const CHORD_POWER = 0.7;
/** Handles in one place would divide by zero. */
const MIN_CHORD = 0.1;

export interface LinePosition {
  readonly x: number;
  readonly y: number;
  /** Driving direction in radians, clockwise from "to the right". */
  readonly direction: number;
}

export interface NearestPlace {
  readonly place: LinePlace;
  readonly distance: number;
}

function wrap(value: number, period: number): number {
  const rest = value % period;
  return rest < 0 ? rest + period : rest;
}

/** The line with its lengths. Lengths count from handle 0. */
export class DesignLine {
  readonly handles: readonly BoardPoint[];
  /** The whole length of the lap. */
  readonly length: number;
  private readonly curve: CentreLine;
  /** The curve's parameter at every handle, and at the first one again. */
  private readonly knots: readonly number[];
  /** Sampled points, and the length up to each. The last one is the first one again. */
  private readonly points: readonly BoardPoint[];
  private readonly lengths: readonly number[];

  private constructor(handles: readonly BoardPoint[]) {
    const n = handles.length;
    this.handles = handles;
    const knots = [0];
    for (const [k, [x, y]] of handles.entries()) {
      const [bx, by] = handles[(k + 1) % n]!;
      knots.push(knots[k]! + Math.max(Math.hypot(bx - x, by - y) ** CHORD_POWER, MIN_CHORD));
    }
    this.knots = knots;
    const knotted = handles.map(([x, y], k): LinePoint => [x, y, knots[k]!]);
    this.curve = createCentreLine(knotted, knots[n]!);
    const points: BoardPoint[] = [];
    for (let k = 0; k < n; k++) for (let j = 0; j < SAMPLES; j++) points.push(this.evaluate(k, j / SAMPLES));
    if (points.length > 0) points.push(points[0]!);
    const lengths = [0];
    for (let k = 1; k < points.length; k++) {
      const [a, b] = [points[k - 1]!, points[k]!];
      lengths.push(lengths[k - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1]));
    }
    this.points = points;
    this.lengths = lengths;
    this.length = lengths.at(-1)!;
  }

  private static readonly known = new WeakMap<readonly BoardPoint[], DesignLine>();

  /** The same handles (the same list) give the same line, so that it is measured once. */
  static of(handles: readonly BoardPoint[]): DesignLine {
    let line = DesignLine.known.get(handles);
    if (line === undefined) {
      line = new DesignLine(handles);
      DesignLine.known.set(handles, line);
    }
    return line;
  }

  private evaluate(k: number, share: number): BoardPoint {
    const { x, y } = this.curve.at(this.knots[k]! + share * (this.knots[k + 1]! - this.knots[k]!));
    return [x, y];
  }

  /** The length from handle k to the next one. */
  pieceLength(k: number): number {
    const i = wrap(k, this.handles.length);
    return this.lengths[(i + 1) * SAMPLES]! - this.lengths[i * SAMPLES]!;
  }

  lengthAt(place: LinePlace): number {
    const at = wrap(place, this.handles.length);
    const k = Math.floor(at);
    return this.lengths[k * SAMPLES]! + (at - k) * this.pieceLength(k);
  }

  /** The place at a length, which may be beyond one lap or negative. */
  placeAt(length: number): LinePlace {
    const n = this.handles.length;
    const at = wrap(length, this.length);
    const i = this.findSample(at);
    const k = Math.min(Math.floor(i / SAMPLES), n - 1);
    const share = (at - this.lengths[k * SAMPLES]!) / Math.max(this.pieceLength(k), 1e-9);
    return wrap(k + Math.min(share, 1), n);
  }

  private findSample(length: number): number {
    let low = 0;
    let high = this.lengths.length - 2;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.lengths[middle]! <= length) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  pointAtLength(length: number): BoardPoint {
    const at = wrap(length, this.length);
    const i = this.findSample(at);
    const step = this.lengths[i + 1]! - this.lengths[i]!;
    const t = (i % SAMPLES) + (step > 0 ? (at - this.lengths[i]!) / step : 0);
    return this.evaluate(Math.floor(i / SAMPLES), t / SAMPLES);
  }

  positionAtLength(length: number): LinePosition {
    const [x, y] = this.pointAtLength(length);
    const step = Math.min(2, this.length / 1000);
    const [ax, ay] = this.pointAtLength(length - step);
    const [bx, by] = this.pointAtLength(length + step);
    return { x, y, direction: Math.atan2(by - ay, bx - ax) };
  }

  /** The place of the line nearest to a point. */
  findNearest([x, y]: BoardPoint): NearestPlace {
    let best = { length: 0, distance: Infinity };
    for (let k = 0; k + 1 < this.points.length; k++) {
      const [ax, ay] = this.points[k]!;
      const [dx, dy] = [this.points[k + 1]![0] - ax, this.points[k + 1]![1] - ay];
      const square = dx * dx + dy * dy;
      const t = square > 0 ? Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / square, 0), 1) : 0;
      const distance = Math.hypot(ax + t * dx - x, ay + t * dy - y);
      if (distance < best.distance) best = { length: this.lengths[k]! + t * Math.sqrt(square), distance };
    }
    return { place: this.placeAt(best.length), distance: best.distance };
  }

  /** Whether the handles go round clockwise as seen on the board. */
  get isClockwise(): boolean {
    return doubleArea(this.points) > 0;
  }
}

/** Twice the signed area, positive for points that go round clockwise as seen on the board. */
function doubleArea(points: readonly BoardPoint[]): number {
  return points.reduce((sum, [x, y], k) => {
    const [bx, by] = points[(k + 1) % points.length]!;
    return sum + x * by - bx * y;
  }, 0);
}
