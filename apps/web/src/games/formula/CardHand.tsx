import type { Card } from '@paddock/formula';
import { type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CardPicture } from './cards.tsx';
import { type Composer, usedCards } from './composer.ts';
import { laidCardsOf } from './offers.ts';
import { cardName, type FormulaTableProps } from './sentences.ts';
import { slotId } from './composer-state.ts';

/** Pointer movements below this distance are a tap, beyond it a drag. */
const DRAG_THRESHOLD_PX = 7;

interface CardDrag {
  readonly index: number;
  readonly width: number;
  /** The transform at the start of the drag. During the drag the card follows the pointer without rendering. */
  readonly start: string;
}

function under(x: number, y: number): string {
  return `translate(${x}px, ${y}px) translate(-50%, -60%) rotate(3deg) scale(1.15)`;
}

/** The cards in the hand: tap one and then a slot, or drag it there. */
export function CardHand({ composer, props }: { composer: Composer; props: FormulaTableProps }): ReactElement {
  const { context, view, isAsked, cue } = props;
  const { compose: t } = context.t;
  const hand = view.hand ?? [];
  const [drag, setDrag] = useState<CardDrag | null>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);
  const clone = useRef<HTMLDivElement>(null);
  // While the viewer's own formula is being laid, its cards have left the hand.
  const event = cue?.event;
  const leaving =
    event?.type === 'formula' && event.seat === context.viewer ? usedCards(hand, laidCardsOf(event.move)) : null;
  const drawn = event?.type === 'drew' && event.seat === context.viewer;

  const move = (pointer: PointerEvent<HTMLButtonElement>, index: number): void => {
    if (from.current === null) return;
    const { clientX: x, clientY: y, currentTarget } = pointer;
    if (drag === null && Math.hypot(x - from.current.x, y - from.current.y) < DRAG_THRESHOLD_PX) return;
    dragged.current = true;
    if (drag === null) setDrag({ index, width: currentTarget.offsetWidth, start: under(x, y) });
    else if (clone.current !== null) clone.current.style.transform = under(x, y);
    const slot = slotAt(x, y, composer);
    if (composer.state.held !== index || composer.state.hover !== (slot?.id ?? null)) {
      composer.change({ held: index, hover: slot?.id ?? null });
    }
  };
  const end = (pointer: PointerEvent<HTMLButtonElement>, index: number, dropped: boolean): void => {
    from.current = null;
    if (drag === null) return;
    setDrag(null);
    const slot = dropped ? slotAt(pointer.clientX, pointer.clientY, composer) : null;
    if (slot === null) composer.change({ held: null, hover: null });
    else composer.drop(index, slot.slot);
  };

  return (
    <div className="fo-hand-area">
      <h2 className="fo-hand-title">{t.hand(hand.length)}</h2>
      <ul className="fo-hand" data-many={hand.length > 7}>
        {hand.map((card, i) => {
          const used = isAsked ? composer.used[i] === true : leaving?.[i] === true;
          const held = isAsked && composer.state.held === i;
          return (
            <li key={i}>
              <button
                type="button"
                className={`fo-hand-card${held ? ' fo-held' : ''}${used ? ' fo-used' : ''}${drag?.index === i ? ' fo-dragged' : ''}${drawn ? ' fo-drawing' : ''}`}
                disabled={!isAsked}
                aria-pressed={held}
                aria-label={cardLabel(card, used, held, props)}
                onClick={() => {
                  if (dragged.current) dragged.current = false;
                  else composer.tapCard(i);
                }}
                onPointerDown={(pointer) => {
                  dragged.current = false;
                  if (used || pointer.button !== 0) return;
                  from.current = { x: pointer.clientX, y: pointer.clientY };
                  pointer.currentTarget.setPointerCapture(pointer.pointerId);
                }}
                onPointerMove={(pointer) => move(pointer, i)}
                onPointerUp={(pointer) => end(pointer, i, true)}
                onPointerCancel={(pointer) => end(pointer, i, false)}
              >
                <CardPicture face={card} />
              </button>
            </li>
          );
        })}
      </ul>
      {drag !== null &&
        createPortal(
          <div className="fo-drag" ref={clone} style={{ width: drag.width, transform: drag.start }}>
            <CardPicture face={hand[drag.index] ?? 'J'} />
          </div>,
          document.body,
        )}
    </div>
  );
}

function cardLabel(card: Card, used: boolean, held: boolean, { context }: FormulaTableProps): string {
  const { compose: t } = context.t;
  const name = card === 'J' ? t.joker : t.card(cardName(card, context.t));
  if (used) return `${name}, ${t.laidAlready}`;
  return held ? `${name}, ${t.held}` : name;
}

/** The slot under the pointer, on the board or beside the hand. */
function slotAt(x: number, y: number, { slots }: Composer) {
  for (const element of document.elementsFromPoint(x, y)) {
    const id = element.closest('[data-fo-slot]')?.getAttribute('data-fo-slot');
    const slot = slots.find((one) => slotId(one) === id);
    if (slot !== undefined) return { id: slotId(slot), slot };
  }
  return null;
}
