import type { Framing, WindowSize } from './camera-framing.ts';

export interface PanZoomLimits {
  readonly window: WindowSize;
  readonly board: WindowSize;
  readonly minScale: number;
  readonly maxScale: number;
}

interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/** Moves a framing so that nothing beside the board is visible. A side of the board that is too short is centred. */
export function constrain({ x, y, k }: Framing, { window, board }: Pick<PanZoomLimits, 'window' | 'board'>): Framing {
  const place = (at: number, length: number, room: number): number =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(at, room - length));
  return { x: place(x, board.width * k, window.width), y: place(y, board.height * k, window.height), k };
}

/** Moves what is seen at `from` to `to` and enlarges it there, within the limits. */
export function dragAndZoom(
  framing: Framing,
  from: WindowPoint,
  to: WindowPoint,
  factor: number,
  limits: PanZoomLimits,
): Framing {
  const k = Math.min(Math.max(framing.k * factor, limits.minScale), limits.maxScale);
  const ratio = k / framing.k;
  return constrain({ x: to.x - (from.x - framing.x) * ratio, y: to.y - (from.y - framing.y) * ratio, k }, limits);
}

/** The factor of a turn of the wheel; a pinch on a touchpad is a wheel with the control key. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const unit = deltaMode === 1 ? 0.05 : deltaMode === 0 ? 0.002 : 1;
  return 2 ** (-deltaY * unit * (ctrlKey ? 10 : 1));
}

/** A pointer that moves less than this clicks. */
const CLICK_PX = 5;

interface PanZoomOptions {
  readonly limits: () => PanZoomLimits;
  readonly framing: () => Framing;
  readonly onMove: (framing: Framing) => void;
}

/**
 * Lets a person move and enlarge what an element shows: by dragging, with two fingers, with the wheel. The element needs
 * `touch-action: none`. Returns a function that ends it.
 */
export function attachPanZoom(element: HTMLElement, { limits, framing, onMove }: PanZoomOptions): () => void {
  const pointers = new Map<number, WindowPoint>();
  const ending = new AbortController();
  const { signal } = ending;
  let start: WindowPoint = { x: 0, y: 0 };
  let isDragging = false;
  const pointOf = ({ clientX, clientY }: MouseEvent): WindowPoint => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || event.ctrlKey || pointers.size === 2) return;
    start = pointOf(event);
    if (pointers.size === 0) isDragging = false;
    pointers.set(event.pointerId, start);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const from = pointers.get(event.pointerId);
    if (from === undefined) return;
    const to = pointOf(event);
    if (!isDragging) {
      if (pointers.size === 1 && Math.hypot(to.x - start.x, to.y - start.y) < CLICK_PX) return;
      isDragging = true;
    }
    // Not before it is a drag: a captured pointer would click on this element instead of what is under it.
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, to);
    const [other] = [...pointers].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    if (other === undefined) onMove(dragAndZoom(framing(), from, to, 1, limits()));
    else {
      const factor = distance(to, other) / (distance(from, other) || 1);
      onMove(dragAndZoom(framing(), middle(from, other), middle(to, other), factor, limits()));
    }
  };
  const onUp = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId) || !isDragging) return;
    // The end of a drag is no click. If the browser sends one, it does so before the next task.
    const stop = (click: Event): void => {
      click.stopPropagation();
      click.preventDefault();
    };
    addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const at = pointOf(event);
    onMove(dragAndZoom(framing(), at, at, wheelFactor(event), limits()));
  };
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onPointerMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => ending.abort();
}

function distance(a: WindowPoint, b: WindowPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: WindowPoint, b: WindowPoint): WindowPoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
