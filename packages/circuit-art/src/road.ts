import type { Drawing } from '@paddock/formula-de';
import { createCentreLine, type CentreLine } from './curve.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centre line is cut into so many pieces per row; every edge of the road is drawn through the same cuts. */
const PIECES_PER_ROW = 6;

/** A distance to the right of the centre line; one that changes along the lap makes a slip road. */
type RoadOffset = number | ((place: number) => number);

/**
 * The road as a ribbon of short straight pieces. Cells, kerbs and lines are all cut from one ribbon, so that
 * neighbours share their edges exactly: there is no gap between them and no overlap.
 */
export interface Road {
  readonly line: CentreLine;
  readonly laneWidth: number;
  point(place: number, offset: number): Point;
  /** The driving direction in radians, clockwise from "to the right". */
  angle(place: number): number;
  /** An edge from one place to a later one. */
  edge(from: number, to: number, offset: RoadOffset): Point[];
  /** The outline between two edges: forward along the left one, back along the right one. */
  strip(from: number, to: number, left: RoadOffset, right: RoadOffset): Point[];
}

export function createRoad(drawing: Drawing, lapRows: number): Road {
  const line = createCentreLine(drawing.line, lapRows);
  const count = lapRows * PIECES_PER_ROW;
  const cuts = Array.from({ length: count }, (_, k) => line.at(k / PIECES_PER_ROW));

  const point = (place: number, offset: number): Point => {
    const scaled = place * PIECES_PER_ROW;
    const k = Math.floor(scaled);
    const t = scaled - k;
    const a = cuts[((k % count) + count) % count]!;
    const b = cuts[(((k + 1) % count) + count) % count]!;
    return {
      x: (1 - t) * (a.x - a.dy * offset) + t * (b.x - b.dy * offset),
      y: (1 - t) * (a.y + a.dx * offset) + t * (b.y + b.dx * offset),
    };
  };

  const edge = (from: number, to: number, offset: RoadOffset): Point[] => {
    const at = (place: number): Point => point(place, typeof offset === 'number' ? offset : offset(place));
    const points = [at(from)];
    for (let k = Math.floor(from * PIECES_PER_ROW) + 1; k < to * PIECES_PER_ROW; k++)
      points.push(at(k / PIECES_PER_ROW));
    points.push(at(to));
    return points;
  };

  return {
    line,
    laneWidth: drawing.laneWidth,
    point,
    angle(place) {
      const { dx, dy } = line.at(place);
      return Math.atan2(dy, dx);
    },
    edge,
    strip: (from, to, left, right) => [...edge(from, to, left), ...edge(from, to, right).reverse()],
  };
}
