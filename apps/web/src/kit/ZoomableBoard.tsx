import { type ReactElement, type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type BoardBox, type BoardSize, zoomOn } from './board-zoom.ts';

interface ZoomableBoardProps {
  readonly size: BoardSize;
  /** What to show if the board is too small to read; `null` for all of it. */
  readonly box: BoardBox | null;
  readonly className: string;
  readonly label: string;
  /** The drawing, as SVG. */
  readonly children: ReactNode;
}

/** The drawing of a board, which fills its place. */
export function ZoomableBoard({ size, box, className, label, children }: ZoomableBoardProps): ReactElement {
  const zoomed = useRef<HTMLDivElement>(null);
  useBoardZoom(zoomed, size, box);
  return (
    <div ref={zoomed} className="board-zoom">
      <svg
        className={`board ${className}`}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="xMidYMid meet"
        role="img"
        aria-label={label}
      >
        {children}
      </svg>
    </div>
  );
}

/**
 * Enlarges a board that is too small to read, so that it shows a box; the whole board without one. The element is
 * filled by the drawing as `xMidYMid meet` does. Its style transform belongs to this hook.
 */
function useBoardZoom(ref: RefObject<HTMLElement | null>, board: BoardSize, box: BoardBox | null): void {
  const { left, top, right, bottom } = box ?? {};
  // The element tells its size when it changes: reading it after every rendering would force a layout.
  const size = useRef<{ readonly width: number; readonly height: number } | null>(null);
  const show = useEffectEvent(() => {
    const zoom =
      box === null || size.current === null ? null : zoomOn(box, board, size.current.width, size.current.height);
    const transform = zoom === null ? '' : `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.factor})`;
    if (ref.current !== null) ref.current.style.transform = transform;
  });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      size.current = entry?.contentRect ?? null;
      show();
    });
    if (ref.current !== null) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  useLayoutEffect(() => show(), [left, top, right, bottom]);
}
