import type { Card } from '@paddock/formula';
import {
  type CSSProperties,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { cardName } from './card-names.ts';
import { CardPicture } from './cards.tsx';
import type { Composer } from './composer.ts';
import { usedCards } from './draft.ts';
import { type HandFan, handFanOf } from './hand-fan.ts';
import { HintNote } from './HintButton.tsx';
import { laidCardsOf } from './offers.ts';
import type { FormulaTableProps } from './sentences.ts';
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
  return `translate(${x}px, ${y}px) translate(-50%, -60%) rotate(3deg) scale(1.25)`;
}

/** The size of the hand before it is measured. */
const FIRST_GUESS = { width: 360, most: 84, pointer: 'finger' as 'finger' | 'mouse' };
/** Cards are at most so wide, as a share of the window's height, but not less than this even on a phone on its side. */
const MAX_CARD_SHARE = 0.12;
const MIN_LARGEST_CARD_PX = 60;

/** The fan for the available space. */
function useHandFan(count: number): [HandFan, RefObject<HTMLUListElement | null>] {
  const list = useRef<HTMLUListElement>(null);
  const [size, setSize] = useState(FIRST_GUESS);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const look = (): void => {
      const most = Math.max(MIN_LARGEST_CARD_PX, Math.round(MAX_CARD_SHARE * window.innerHeight));
      const pointer = window.matchMedia('(pointer: fine)').matches ? 'mouse' : 'finger';
      const width = element.clientWidth;
      if (width > 0) setSize((old) => (old.width === width && old.most === most ? old : { width, most, pointer }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [useMemo(() => handFanOf(count, size.width, size.most, size.pointer), [count, size]), list];
}

function cardStyle({ w, cards }: HandFan, index: number): CSSProperties {
  const { x, y, angle } = cards[index]!;
  return { width: w, transform: `translate(${x}px, ${y}px) rotate(${angle}deg)` };
}

/** The cards in the hand: a tap puts one into the most sensible slot, dragging into any. */
export function CardHand({ composer, props }: { composer: Composer; props: FormulaTableProps }): ReactElement {
  const { context, view, isAsked, cue } = props;
  const { compose: t } = context.t;
  const hand = view.hand ?? [];
  const keys = cardKeysOf(hand);
  const [drag, setDrag] = useState<CardDrag | null>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);
  const clone = useRef<HTMLDivElement>(null);
  const [fan, list] = useHandFan(hand.length);
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
      <h2 className="fo-hand-title">
        {t.hand(hand.length)} <HintNote props={props} />
      </h2>
      <ul className="fo-hand" ref={list} style={{ height: fan.height }}>
        {hand.map((card, i) => {
          const used = isAsked ? composer.used[i] === true : leaving?.[i] === true;
          const held = isAsked && composer.state.held === i;
          return (
            <li key={keys[i]} style={cardStyle(fan, i)}>
              <button
                type="button"
                className={`fo-hand-card${held ? ' fo-held' : ''}${used ? ' fo-used' : ''}${drag?.index === i ? ' fo-dragged' : ''}${drawn ? ' fo-drawing' : ''}`}
                disabled={!isAsked}
                aria-pressed={used}
                aria-label={cardLabel(card, used, props)}
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

/** The cards that stay in the hand keep their keys: they move instead of being drawn again. */
function cardKeysOf(hand: readonly Card[]): readonly string[] {
  return hand.map((card, i) => `${card} ${hand.slice(0, i).filter((other) => other === card).length}`);
}

function cardLabel(card: Card, used: boolean, { context }: FormulaTableProps): string {
  const { compose: t } = context.t;
  const name = card === 'J' ? t.joker : t.card(cardName(card, context.t));
  return used ? `${name}, ${t.laidAlready}` : name;
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
