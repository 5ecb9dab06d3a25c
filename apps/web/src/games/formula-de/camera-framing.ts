import type { BoardBox } from '../../kit/board-zoom.ts';

/** What a following camera shows, in board units. */
export interface CameraTarget {
  readonly box: BoardBox;
  /** The car and the cells to choose from: nothing that lies over the board may cover them. */
  readonly places: readonly BoardPoint[];
  /** The cells with a price. Where the whole target would be too small to read, only they are shown. */
  readonly priced?: PricedCells;
  /** The sign of the corner that the decision is about: shown as well, if cells stay large. */
  readonly sign?: BoardBox;
  /** What the viewer decides is shown close up, what others do from further away. */
  readonly isDecision: boolean;
}

export interface PricedCells {
  readonly box: BoardBox;
  readonly places: readonly BoardPoint[];
}

export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** A board point (x, y) is seen at (k x + framing.x, k y + framing.y). */
export interface Framing {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

interface ScaleLimits {
  /** The scale at which the whole circuit fits into the window. */
  readonly fit: number;
  /** The width of a cell, in board units. */
  readonly laneWidth: number;
}

/** A cell is at least so wide when the viewer decides, unless not all cells to choose from would be in the picture. */
export const MIN_CELL_PX = 44;
/** In smaller cells one cannot read a price. */
const LEGIBLE_CELL_PX = 32;
/** In large windows cells are wider: this share of the shorter side. */
const CELL_SHARE = 0.06;
/** What others do is shown this much smaller. */
const PULLED_BACK = 0.6;

/** The scale beyond which a following camera does not go. */
export function closestScale({ width, height }: WindowSize, laneWidth: number, isDecision: boolean): number {
  const cell = Math.max(MIN_CELL_PX, CELL_SHARE * Math.min(width, height));
  return ((isDecision ? 1 : PULLED_BACK) * cell) / laneWidth;
}

/** What lies over the board along its upper and its lower edge. */
export interface Overlays {
  readonly top: WindowSize & { readonly left: number };
  readonly bottom: WindowSize & { readonly left: number };
}

/** The target, or its cells with a price if they would be too small to read beside the car. */
export function legibleTarget(
  target: CameraTarget,
  size: WindowSize,
  limits: ScaleLimits,
  overlays: Overlays,
): CameraTarget {
  const { priced } = target;
  const { k } = frameTarget(target, size, limits, overlays);
  if (priced === undefined || k * limits.laneWidth >= LEGIBLE_CELL_PX) return target;
  const closer = { ...priced, isDecision: true };
  return frameTarget(closer, size, limits, overlays).k > k * MIN_GAIN ? closer : target;
}

/** How much of each edge of the window is left free. */
interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

/** To show a sign, cells may become so much smaller. */
const MIN_SIGN_SHARE = 0.8;

/** The framing of a target, with its sign where there is room. */
export function frameTarget(target: CameraTarget, size: WindowSize, limits: ScaleLimits, overlays: Overlays): Framing {
  const framing = frameCells(target, size, limits, overlays);
  const { sign, box } = target;
  if (sign === undefined) return framing;
  const withSign = frameCells({ ...target, box: unionOf(box, sign) }, size, limits, overlays);
  const isLarge = withSign.k * limits.laneWidth >= MIN_CELL_PX && withSign.k >= MIN_SIGN_SHARE * framing.k;
  return isLarge ? withSign : framing;
}

function unionOf(a: BoardBox, b: BoardBox): BoardBox {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** If an overlay would cover one of the cells, the target is fitted below, above or right of it. */
function frameCells(target: CameraTarget, size: WindowSize, limits: ScaleLimits, overlays: Overlays): Framing {
  const centred = fitBox(target, size, limits, { top: 0, bottom: 0, left: 0 });
  const hit = findCovered(target.places, centred, size, overlays);
  if (!hit.isTopHit && !hit.isBottomHit) return centred;
  const top = hit.isTopHit ? overlays.top.height : 0;
  const bottom = hit.isBottomHit ? overlays.bottom.height : 0;
  const vertical = fitBox(target, size, limits, { top, bottom, left: 0 });
  const beside = [
    { top: 0, bottom: 0, left: Math.max(top && rightEdgeOf(overlays.top), bottom && rightEdgeOf(overlays.bottom)) },
    { top, bottom: 0, left: rightEdgeOf(overlays.bottom) },
    { top: 0, bottom, left: rightEdgeOf(overlays.top) },
  ]
    .filter(({ left }) => left < MAX_LEFT_SHARE * size.width)
    .map((insets) => fitBox(target, size, limits, insets))
    .filter((framing) => {
      const { isTopHit, isBottomHit } = findCovered(target.places, framing, size, overlays);
      return !isTopHit && !isBottomHit;
    });
  return beside.reduce((best, framing) => (framing.k > best.k ? framing : best), vertical);
}

/** A target is fitted beside an overlay only if that leaves most of the width. */
const MAX_LEFT_SHARE = 0.5;

function rightEdgeOf({ left, width }: Overlays['top']): number {
  return left + width;
}

function fitBox(
  { box, isDecision }: CameraTarget,
  size: WindowSize,
  { fit, laneWidth }: ScaleLimits,
  { top, bottom, left }: Insets,
): Framing {
  const free = { width: size.width - left, height: size.height - top - bottom };
  const whole = Math.min(free.width / (box.right - box.left), free.height / (box.bottom - box.top));
  const k = Math.max(fit, Math.min(whole, closestScale(size, laneWidth, isDecision)));
  return {
    x: left + free.width / 2 - (k * (box.left + box.right)) / 2,
    y: top + free.height / 2 - (k * (box.top + box.bottom)) / 2,
    k,
  };
}

/** Whether an overlay covers one of the cells. */
export function findCovered(
  places: readonly BoardPoint[],
  { x, y, k }: Framing,
  size: WindowSize,
  { top, bottom }: Overlays,
): { readonly isTopHit: boolean; readonly isBottomHit: boolean } {
  const isUnder = ({ left, width }: Overlays['top'], sx: number): boolean => sx > left && sx < left + width;
  const seen = places.map((place) => [k * place.x + x, k * place.y + y] as const);
  return {
    isTopHit: seen.some(([sx, sy]) => sy < top.height && isUnder(top, sx)),
    isBottomHit: seen.some(([sx, sy]) => sy > size.height - bottom.height && isUnder(bottom, sx)),
  };
}

/** A camera moves only if it would show the target this much larger. */
const MIN_GAIN = 1.25;
/** While others move it is calmer. */
const MIN_GAIN_PULLED_BACK = 2;

/** Whether the present view shows the target well enough for the camera to stay. */
export function showsTarget(now: Framing, wanted: Framing, target: CameraTarget, size: WindowSize): boolean {
  const { left, top, right, bottom } = target.box;
  const { x, y, k } = now;
  const isInView =
    left * k + x >= 0 && top * k + y >= 0 && right * k + x <= size.width && bottom * k + y <= size.height;
  return isInView && wanted.k < k * (target.isDecision ? MIN_GAIN : MIN_GAIN_PULLED_BACK);
}

export type MiniMapCorner = 'top' | 'bottom';

/** The corner at the right edge in which the mini-map covers fewer of the cells to choose from, and never what lies over the upper edge. */
export function miniMapCornerOf(
  places: readonly BoardPoint[],
  { x, y, k }: Framing,
  size: WindowSize,
  map: WindowSize,
  { top }: Pick<Overlays, 'top'>,
): MiniMapCorner {
  if (top.left + top.width > size.width - map.width) return 'bottom';
  const beside = places.filter((place) => k * place.x + x > size.width - map.width);
  const atTop = beside.filter((place) => k * place.y + y < map.height).length;
  const atBottom = beside.filter((place) => k * place.y + y > size.height - map.height).length;
  return atTop < atBottom ? 'top' : 'bottom';
}

const MINI_MAP_SHARE = 0.2;
const MIN_MINI_MAP_PX = 88;
const MAX_MINI_MAP_PX = 300;

/** The size of the mini-map, which grows with the window; `aspect` is the height of a circuit one unit wide. */
export function miniMapSizeOf(size: WindowSize, aspect: number): WindowSize {
  const width = Math.round(Math.min(MAX_MINI_MAP_PX, Math.max(MIN_MINI_MAP_PX, MINI_MAP_SHARE * size.width)));
  return { width, height: Math.round(width * aspect) };
}
