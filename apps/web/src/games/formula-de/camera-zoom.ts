import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { closestScale, type Framing, type WindowSize } from './camera-framing.ts';
import { attachPanZoom, constrain, type PanZoomLimits } from './pan-zoom.ts';

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
  const at = useRef<Framing>({ x: 0, y: 0, k: 1 });
  const scales = useRef<readonly [fit: number, most: number]>([1, 1]);
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

  const show = useCallback(
    (framing: Framing) => {
      const { x, y, k } = (at.current = framing);
      if (world.current !== null) world.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      drawViewport();
      setDetailLevel(k < 0.55 ? 0 : k < 0.9 ? 1 : 2);
      setShowsAll(k <= scales.current[0] * WHOLE_SCALE);
    },
    [drawViewport],
  );

  const go = useCallback(
    (to: Framing, isGliding: boolean) => {
      setGliding(isGliding, world.current, viewport.current);
      show(constrain(to, { window: measured.current, board: { width, height } }));
    },
    [show, width, height],
  );

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
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
    const detach = attachPanZoom(element, {
      limits: (): PanZoomLimits => {
        const [minScale, maxScale] = scales.current;
        return { window: measured.current, board: { width, height }, minScale, maxScale };
      },
      framing: () => at.current,
      onMove: (framing) => {
        setGliding(false, world.current, viewport.current);
        show(framing);
        onMoved();
      },
    });
    const measure = (now: WindowSize): void => {
      measured.current = now;
      const fit = Math.min(now.width / width, now.height / height) || 1;
      scales.current = [fit, Math.max(MAX_SCALE, fit, MAX_CLOSER * closestScale(now, laneWidth, true))];
      setSize((known) => (known.width === now.width && known.height === now.height ? known : now));
    };
    // It is called first before the next frame is painted. Reading the size here would force a layout.
    let isShown = false;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      measure({ width: entry.contentRect.width, height: entry.contentRect.height });
      if (!isShown) go({ x: 0, y: 0, k: scales.current[0] }, false);
      isShown = true;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeEventListener('pointerdown', takeOver, options);
      element.removeEventListener('wheel', takeOver, options);
      detach();
    };
  }, [width, height, laneWidth, go, show, onMoved]);

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
    scales: useCallback(() => scales.current, []),
    go,
  };
}

function setGliding(isGliding: boolean, ...elements: readonly (Element | null)[]): void {
  for (const element of elements) element?.classList.toggle('fd-gliding', isGliding);
}
