import type { BoardPoint, Landmark } from '@paddock/formula-de';
import type { CircuitDesign } from './design.ts';
import { DESIGN_LIMITS, HALF_ROAD, LANE_WIDTH, PIT_REACH, ROW_LENGTH } from './limits.ts';
import { DesignLine } from './line.ts';

/** The room between the centre line and the edge of the board: for half a road, and the pit lane wherever it is. */
const FIT_MARGIN = DESIGN_LIMITS.minMargin + PIT_REACH + 6;

/** A design moved and scaled, with everything on its board; the size of the board stays. */
function transform(design: CircuitDesign, scale: number, dx: number, dy: number): CircuitDesign {
  const place = ([x, y]: BoardPoint): BoardPoint => [x * scale + dx, y * scale + dy];
  const spot = <T extends { readonly x: number; readonly y: number; readonly size: number }>(mark: T): T => {
    const [x, y] = place([mark.x, mark.y]);
    return { ...mark, x, y, size: Math.min(Math.max(mark.size * scale, 1), 1000) };
  };
  return {
    ...design,
    handles: design.handles.map(place),
    corners: design.corners.map((corner) => (corner.flag ? { ...corner, flag: place(corner.flag) } : corner)),
    landmarks: design.landmarks.map((mark): Landmark => {
      if (mark.kind === 'symbol') return spot(mark);
      return mark.kind === 'tunnel' ? mark : { ...mark, points: mark.points.map(place) };
    }),
    labels: design.labels.map(spot),
  };
}

function measureBox(handles: readonly BoardPoint[]): { left: number; top: number; width: number; height: number } {
  const line = DesignLine.of(handles);
  const points = Array.from({ length: 400 }, (_, k) => line.pointAtLength((k * line.length) / 400));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Moves the road to the middle of the board, and shrinks it if it is too large. */
export function fitToBoard(design: CircuitDesign): CircuitDesign {
  const box = measureBox(design.handles);
  const room = (size: number): number => Math.max(size - 2 * FIT_MARGIN, 1);
  const scale = Math.min(1, room(design.width) / Math.max(box.width, 1), room(design.height) / Math.max(box.height, 1));
  const dx = design.width / 2 - (box.left + box.width / 2) * scale;
  const dy = design.height / 2 - (box.top + box.height / 2) * scale;
  return transform(design, scale, dx, dy);
}

/** Scales the road to a length in rows. The board becomes larger if it must. */
export function scaleToRows(design: CircuitDesign, rows: number): CircuitDesign {
  const line = DesignLine.of(design.handles);
  const scale = (rows * ROW_LENGTH) / Math.max(line.length, 1);
  const scaled = transform(design, scale, 0, 0);
  const box = measureBox(scaled.handles);
  const size = (board: number, road: number): number =>
    Math.min(Math.max(board, Math.ceil(road + 2 * FIT_MARGIN)), DESIGN_LIMITS.maxBoard);
  return fitToBoard({ ...scaled, width: size(design.width, box.width), height: size(design.height, box.height) });
}

/** Whether a point of the board is clear of the road by a distance from its edge. */
export function isClearOfRoad(design: CircuitDesign, point: BoardPoint, distance: number): boolean {
  return DesignLine.of(design.handles).findNearest(point).distance >= HALF_ROAD + LANE_WIDTH * 0.2 + distance;
}
