import { type ReactElement, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import './symbol-caption.css';

/** What a symbol is and does. */
export interface Caption {
  readonly name: string;
  readonly text: string;
}

interface SymbolCaptionProps {
  /** Symbols inside of this selector react to a click or tap. They have the attribute `data-symbol`. */
  readonly within: string;
  /** Loads the caption of a symbol on first use; `undefined` if it has none. */
  readonly load: (symbol: string) => Promise<Caption | undefined>;
}

/** What stands for a move or another action keeps its clicks. */
const ACTIVE = 'button, a, summary, [role="button"], [data-move], [data-fo-slot]';
/** Leaves room for the caption above or below the symbol, in pixels. */
const GAP_PX = 10;
const WIDTH_PX = 260;

/** A large area, such as all cells of the corners, has its caption where it was tapped. */
function boxNear(box: DOMRect, { clientX, clientY }: MouseEvent): DOMRect {
  return Math.max(box.width, box.height) < WIDTH_PX ? box : new DOMRect(clientX, clientY, 0, 0);
}

/** Shows a caption beside a symbol that is tapped. Any other tap, Escape and scrolling close it. */
export function SymbolCaption({ within, load }: SymbolCaptionProps): ReactElement | null {
  const [shown, setShown] = useState<{ readonly caption: Caption; readonly box: DOMRect } | null>(null);
  const id = useId();
  useEffect(() => {
    const open = (event: MouseEvent): void => {
      setShown(null);
      const target = event.target instanceof Element ? event.target : null;
      const symbol = target?.closest(`${within} [data-symbol]`);
      if (symbol === null || symbol === undefined || target!.closest(ACTIVE) !== null) return;
      const box = boxNear(symbol.getBoundingClientRect(), event);
      void load(symbol.getAttribute('data-symbol')!).then(
        (caption) => caption !== undefined && setShown({ caption, box }),
      );
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [within, load]);
  const isShown = shown !== null;
  useEffect(() => {
    if (!isShown) return;
    const close = (): void => setShown(null);
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('wheel', close, { passive: true });
    addEventListener('resize', close);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('wheel', close);
      removeEventListener('resize', close);
    };
  }, [isShown]);
  if (shown === null) return null;
  const { caption, box } = shown;
  const isBelow = box.top < innerHeight / 2;
  const left = Math.min(Math.max(box.left + box.width / 2 - WIDTH_PX / 2, GAP_PX), innerWidth - WIDTH_PX - GAP_PX);
  const style = {
    width: WIDTH_PX,
    left,
    ...(isBelow ? { top: box.bottom + GAP_PX } : { bottom: innerHeight - box.top + GAP_PX }),
  };
  return createPortal(
    <div className="symbol-caption" role="status" id={id} style={style}>
      <strong>{caption.name}</strong>
      <p>{caption.text}</p>
    </div>,
    document.body,
  );
}
