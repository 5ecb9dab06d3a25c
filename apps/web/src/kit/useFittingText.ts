import { type RefObject, useLayoutEffect } from 'react';

/** Font sizes relative to that of the style sheet, the largest first. */
const FONT_SHARES = [1, 0.92, 0.85, 0.78, 0.72];
/** Letters reach a little below their last line. */
const TOLERANCE_PX = 4;

/**
 * Sets `--fit` of a text, by which the style sheet multiplies the font size, so that the text fits into its box. It is measured
 * again when the box or `content` changes.
 */
export function useFittingText(
  box: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null>,
  content: string,
): void {
  useLayoutEffect(() => {
    if (box.current === null) return undefined;
    // It is called first before the next frame is painted. Measuring right here would force a layout.
    const fit = (): void => {
      const element = text.current;
      if (element === null) return;
      for (const share of FONT_SHARES) {
        element.style.setProperty('--fit', String(share));
        if (element.scrollHeight <= element.clientHeight + TOLERANCE_PX) return;
      }
    };
    const observer = new ResizeObserver(fit);
    observer.observe(box.current);
    // Letters of another font may be there until its own have arrived, and they are asked for only when a text needs them.
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [box, text, content]);
}
