import { type ReactElement, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/** The ring is so much larger than what it surrounds, in pixels. */
const MARGIN_PX = 6;
/** The table scrolls its choices to the top when a turn begins. What is shown is scrolled into view after that. */
const FRAMES_BEFORE_SCROLL = 3;

/**
 * Dims the page around the first visible element of the first selector that has one, and follows it while boards move
 * and scroll.
 */
export function Spotlight({ selectors }: { readonly selectors: readonly string[] }): ReactElement {
  const ring = useRef<HTMLDivElement>(null);
  const key = selectors.join('\n');
  useEffect(() => {
    let last = '';
    let frame = 0;
    let framesShown = 0;
    const follow = (): void => {
      frame = requestAnimationFrame(follow);
      const element = findElement(key);
      if (element !== null) framesShown++;
      // On a small screen the choice may be below the fold. Boards have a camera of their own.
      if (element !== null && framesShown === FRAMES_BEFORE_SCROLL && element.closest('.table-board') === null) {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
      const box = element?.getBoundingClientRect() ?? null;
      const next = box === null ? '' : [box.left, box.top, box.width, box.height].map(Math.round).join(' ');
      if (next === last || ring.current === null) return;
      last = next;
      place(ring.current, box);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [key]);
  // A dialog over the table must not be dimmed, so this is no dialog itself.
  return createPortal(<div ref={ring} className="spotlight" aria-hidden="true" hidden />, document.body);
}

function findElement(selectors: string): Element | null {
  if (document.querySelector('dialog[open]') !== null) return null;
  const elements = selectors.split('\n').flatMap((selector) => [...document.querySelectorAll(selector)]);
  for (const element of elements) {
    const { width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return element;
  }
  return null;
}

function place(ring: HTMLElement, box: DOMRect | null): void {
  ring.hidden = box === null;
  if (box === null) return;
  ring.style.translate = `${box.left - MARGIN_PX}px ${box.top - MARGIN_PX}px`;
  ring.style.width = `${box.width + 2 * MARGIN_PX}px`;
  ring.style.height = `${box.height + 2 * MARGIN_PX}px`;
}
