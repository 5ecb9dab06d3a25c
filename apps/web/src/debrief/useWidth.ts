import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in pixels, which follows its size; `fallback` before it is there. It is measured before the first paint, so that nothing moves. */
export function useWidth(element: RefObject<HTMLElement | null>, fallback: number): number {
  const [width, setWidth] = useState(fallback);
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    const update = (measured: number): void => {
      if (measured > 0) setWidth(Math.floor(measured));
    };
    update(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => update(entry!.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
