import { type RefObject, useLayoutEffect, useRef } from 'react';
import { animationSpeed } from './useStepPlayer.ts';

const SLIDE_MS = 450;

/**
 * Lets the children of a list slide to their new places when their order changes. Children are known by their
 * `data-seat`.
 */
export function useSlide(list: RefObject<HTMLElement | null>, order: string): void {
  const last = useRef<{ readonly width: number; readonly places: ReadonlyMap<string, [number, number]> } | null>(null);
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    const children = [...box.children] as HTMLElement[];
    const places = new Map<string, [number, number]>();
    for (const child of children) places.set(child.dataset['seat'] ?? '', [child.offsetLeft, child.offsetTop]);
    const old = last.current;
    last.current = { width: box.clientWidth, places };
    const speed = animationSpeed();
    // In a box of another size nothing has its old place.
    if (old === null || old.width !== box.clientWidth || speed === 0) return;
    for (const child of children) {
      const from = old.places.get(child.dataset['seat'] ?? '');
      if (from === undefined) continue;
      const [x, y] = [from[0] - child.offsetLeft, from[1] - child.offsetTop];
      if (x === 0 && y === 0) continue;
      child.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: SLIDE_MS / speed,
        easing: 'ease-in-out',
      });
    }
  }, [list, order]);
}
