import { select } from 'd3-selection';
import { zoom, type ZoomBehavior, zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from './board-paths.ts';

/** The whole circuit, the car to move with all it can reach, or wherever the person has moved the view. */
type CameraMode = 'whole' | 'follow' | 'free';
/** How much detail is legible at this scale: 0 from afar, 2 close up. */
export type DetailLevel = 0 | 1 | 2;

export interface Camera {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  readonly mode: CameraMode;
  readonly detailLevel: DetailLevel;
  setMode(mode: CameraMode): void;
  zoomBy(factor: number): void;
}

/** The largest scale of a following camera, in pixels for a board unit. */
const MAX_FOLLOW_SCALE = 1.35;
const MAX_SCALE = 3;
/** Wider windows show more of the circuit. */
const SMALL_WINDOW_PX = 600;
const MIN_LEGIBLE_SCALE = 0.62;
/** A following camera does not move while the target is in view and at least at this scale. */
const MIN_UNCHANGED_SCALE = 0.45;

/** The mode chosen last, used for the next table. */
let lastMode: CameraMode = 'follow';

export function useCamera(width: number, height: number, target: Box | null): Camera {
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const behaviour = useRef<ZoomBehavior<HTMLDivElement, unknown>>(null);
  const at = useRef<ZoomTransform>(zoomIdentity);
  const [mode, setMode] = useState<CameraMode>(lastMode);
  const [detailLevel, setCloseness] = useState<DetailLevel>(0);
  const [size, setSize] = useState('');

  const go = useCallback((to: ZoomTransform, gliding: boolean) => {
    if (frame.current === null || world.current === null || behaviour.current === null) return;
    const { clientWidth, clientHeight } = frame.current;
    const extent: [[number, number], [number, number]] = [
      [0, 0],
      [clientWidth, clientHeight],
    ];
    const kept = behaviour.current.constrain()(to, extent, behaviour.current.translateExtent());
    world.current.classList.toggle('fd-gliding', gliding);
    behaviour.current.transform(select(frame.current), kept);
  }, []);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const moved = zoom<HTMLDivElement, unknown>()
      .translateExtent([
        [0, 0],
        [width, height],
      ])
      .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        at.current = transform;
        const { x, y, k } = transform;
        if (world.current !== null) {
          if (sourceEvent !== null) world.current.classList.remove('fd-gliding');
          world.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
        }
        setCloseness(k < 0.55 ? 0 : k < 0.9 ? 1 : 2);
        if (sourceEvent !== null) setMode('free');
      });
    behaviour.current = moved;
    // A drag during a camera animation starts from the current view, not from its destination.
    const takeOver = (): void => {
      const shown = world.current;
      if (shown === null || !shown.classList.contains('fd-gliding')) return;
      const { a, e, f } = new DOMMatrix(getComputedStyle(shown).transform);
      if (a > 0) go(zoomIdentity.translate(e, f).scale(a), false);
    };
    const options = { capture: true, passive: true };
    element.addEventListener('pointerdown', takeOver, options);
    element.addEventListener('wheel', takeOver, options);
    // A double click chooses and submits a move, so it must not zoom.
    select(element).call(moved).on('dblclick.zoom', null);
    const measure = (): void => {
      const fit = Math.min(element.clientWidth / width, element.clientHeight / height) || 1;
      moved.scaleExtent([fit, Math.max(MAX_SCALE, fit)]);
      setSize(`${element.clientWidth} ${element.clientHeight}`);
    };
    measure();
    go(zoomIdentity.scale(moved.scaleExtent()[0]), false);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeEventListener('pointerdown', takeOver, options);
      element.removeEventListener('wheel', takeOver, options);
      select(element).on('.zoom', null);
    };
  }, [width, height, go]);

  const { left = 0, top = 0, right = width, bottom = height } = (mode === 'follow' ? target : null) ?? {};
  useEffect(() => {
    const element = frame.current;
    if (element === null || behaviour.current === null || mode === 'free') return;
    const [w, h] = [element.clientWidth, element.clientHeight];
    const [fit] = behaviour.current.scaleExtent();
    // A small circuit is legible as a whole.
    const closest = w < SMALL_WINDOW_PX ? MAX_FOLLOW_SCALE : fit > MIN_LEGIBLE_SCALE ? fit : MAX_FOLLOW_SCALE * 0.7;
    const k = Math.max(Math.min(w / (right - left), h / (bottom - top), closest), fit);
    const { x, y, k: now } = at.current;
    const inView = left * now + x >= 0 && top * now + y >= 0 && right * now + x <= w && bottom * now + y <= h;
    if (mode === 'follow' && inView && now >= k * MIN_UNCHANGED_SCALE && now > fit * 1.05) return;
    const middle = zoomIdentity.translate(w / 2 - (k * (left + right)) / 2, h / 2 - (k * (top + bottom)) / 2);
    go(middle.scale(k), true);
  }, [mode, left, top, right, bottom, size, go]);

  return {
    frame,
    world,
    mode,
    detailLevel: detailLevel,
    setMode: (wanted) => {
      lastMode = wanted;
      setMode(wanted);
    },
    zoomBy: (factor) => {
      if (frame.current === null || behaviour.current === null) return;
      const [least, most] = behaviour.current.scaleExtent();
      const { x, y, k } = at.current;
      const to = Math.min(Math.max(k * factor, least), most);
      const [cx, cy] = [frame.current.clientWidth / 2, frame.current.clientHeight / 2];
      setMode('free');
      go(zoomIdentity.translate(cx - ((cx - x) * to) / k, cy - ((cy - y) * to) / k).scale(to), true);
    },
  };
}
