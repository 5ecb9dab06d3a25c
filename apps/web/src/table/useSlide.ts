import { type RefObject, useLayoutEffect, useRef } from 'react';
import { animationSpeed } from './useStepPlayer.ts';

const SLIDE_MS = 450;

/**
 * Lets the children of a list slide to their new places when their order changes. Children are known by their
 * `data-seat`.
 */
export function useSlide(list: RefObject<HTMLElement | null>, order: string): void {
  const last = useRef<{ readonly width: number; readonly places: Places } | null>(null);
  useLayoutEffect(() => {
    // Before the next frame is painted. Measuring right here would force a layout in the middle of the event.
    const frame = requestAnimationFrame(() => {
      const box = list.current;
      if (box === null) return;
      const children = [...box.children] as HTMLElement[];
      const places = new Map<string, [number, number]>();
      for (const child of children) places.set(child.dataset['seat'] ?? '', [child.offsetLeft, child.offsetTop]);
      const old = last.current;
      const width = box.clientWidth;
      last.current = { width, places };
      // In a box of another size nothing has its old place.
      if (old?.width === width) slide(children, old.places, places);
    });
    return () => cancelAnimationFrame(frame);
  }, [list, order]);
}

type Places = ReadonlyMap<string, readonly [x: number, y: number]>;

function slide(children: readonly HTMLElement[], from: Places, to: Places): void {
  const speed = animationSpeed();
  if (speed === 0) return;
  for (const child of children) {
    const seat = child.dataset['seat'] ?? '';
    const [before, now] = [from.get(seat), to.get(seat)];
    if (before === undefined || now === undefined) continue;
    const [x, y] = [before[0] - now[0], before[1] - now[1]];
    if (x === 0 && y === 0) continue;
    child.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: SLIDE_MS / speed,
      easing: 'ease-in-out',
    });
  }
}
