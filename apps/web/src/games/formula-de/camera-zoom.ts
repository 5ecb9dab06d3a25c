import { select } from 'd3-selection';
import { zoom, type ZoomBehavior, zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { closestScale, type Framing, type WindowSize } from './camera-framing.ts';

/** How much detail is legible at this scale: 0 from afar, 2 close up. */
export type DetailLevel = 0 | 1 | 2;

/** A window on the board that can be dragged and zoomed. */
export interface ZoomWindow {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  /** The rectangle on the mini-map that shows what the window shows. */
  readonly viewport: RefCallback<SVGRectElement>;
  readonly size: WindowSize;
  readonly detailLevel: DetailLevel;
  /** The whole circuit is in view. */
  readonly showsAll: boolean;
  /** What is shown now, or where a camera animation leads. */
  readonly framing: () => Framing;
  /** The smallest scale, at which the whole circuit fits, and the largest. */
  readonly scales: () => readonly [fit: number, most: number];
  readonly go: (to: Framing, isGliding: boolean) => void;
}

const MAX_SCALE = 3;
/** How much closer than a following camera one can zoom in. */
const MAX_CLOSER = 1.6;
/** The whole circuit counts as visible up to this scale, relative to where it just fits. */
export const WHOLE_SCALE = 1.05;

/** `onMoved` is called when a person drags or zooms; it must not change. */
export function useZoomWindow(width: number, height: number, laneWidth: number, onMoved: () => void): ZoomWindow {
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const viewport = useRef<SVGRectElement>(null);
  const behaviour = useRef<ZoomBehavior<HTMLDivElement, unknown>>(null);
  const at = useRef<ZoomTransform>(zoomIdentity);
  /** Measured once after every change, because reading it from the page would force a layout. */
  const measured = useRef<WindowSize>({ width: 0, height: 0 });
  const [size, setSize] = useState<WindowSize>(measured.current);
  const [detailLevel, setDetailLevel] = useState<DetailLevel>(0);
  const [showsAll, setShowsAll] = useState(true);

  const drawViewport = useCallback(() => {
    if (viewport.current === null) return;
    const { x, y, k } = at.current;
    const { width: w, height: h } = measured.current;
    viewport.current.style.transform = `translate(${-x / k}px, ${-y / k}px) scale(${w / k}, ${h / k})`;
  }, []);

  const go = useCallback(({ x, y, k }: Framing, isGliding: boolean) => {
    if (frame.current === null || behaviour.current === null) return;
    const to = zoomIdentity.translate(x, y).scale(k);
    const kept = behaviour.current.constrain()(to, extentOf(measured.current), behaviour.current.translateExtent());
    setGliding(isGliding, world.current, viewport.current);
    behaviour.current.transform(select(frame.current), kept);
  }, []);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const moved = zoom<HTMLDivElement, unknown>()
      .extent(() => extentOf(measured.current))
      .translateExtent(extentOf({ width, height }))
      .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        at.current = transform;
        const { x, y, k } = transform;
        if (sourceEvent !== null) setGliding(false, world.current, viewport.current);
        if (world.current !== null) world.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
        drawViewport();
        setDetailLevel(k < 0.55 ? 0 : k < 0.9 ? 1 : 2);
        setShowsAll(k <= moved.scaleExtent()[0] * WHOLE_SCALE);
        if (sourceEvent !== null) onMoved();
      });
    behaviour.current = moved;
    // A drag during a camera animation starts from the current view, not from its destination.
    const takeOver = (): void => {
      const shown = world.current;
      if (shown === null || !shown.classList.contains('fd-gliding')) return;
      const { a, e, f } = new DOMMatrix(getComputedStyle(shown).transform);
      if (a > 0) go({ x: e, y: f, k: a }, false);
    };
    const options = { capture: true, passive: true };
    element.addEventListener('pointerdown', takeOver, options);
    element.addEventListener('wheel', takeOver, options);
    // A double click chooses and submits a move, so it must not zoom.
    select(element).call(moved).on('dblclick.zoom', null);
    const measure = (): void => {
      const now = { width: element.clientWidth, height: element.clientHeight };
      measured.current = now;
      const fit = Math.min(now.width / width, now.height / height) || 1;
      moved.scaleExtent([fit, Math.max(MAX_SCALE, fit, MAX_CLOSER * closestScale(now, laneWidth, true))]);
      setSize((known) => (known.width === now.width && known.height === now.height ? known : now));
    };
    measure();
    go({ x: 0, y: 0, k: moved.scaleExtent()[0] }, false);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeEventListener('pointerdown', takeOver, options);
      element.removeEventListener('wheel', takeOver, options);
      select(element).on('.zoom', null);
    };
  }, [width, height, laneWidth, go, drawViewport, onMoved]);

  return {
    frame,
    world,
    viewport: useCallback(
      (rect: SVGRectElement | null) => {
        viewport.current = rect;
        drawViewport();
      },
      [drawViewport],
    ),
    size,
    detailLevel,
    showsAll,
    framing: useCallback(() => at.current, []),
    scales: useCallback(() => behaviour.current?.scaleExtent() ?? [1, 1], []),
    go,
  };
}

function extentOf({ width, height }: WindowSize): [[number, number], [number, number]] {
  return [
    [0, 0],
    [width, height],
  ];
}

function setGliding(isGliding: boolean, ...elements: readonly (Element | null)[]): void {
  for (const element of elements) element?.classList.toggle('fd-gliding', isGliding);
}
