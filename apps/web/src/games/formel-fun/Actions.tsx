import type { Card, FormelFunTypes, Move } from '@paddock/formel-fun';
import { type ReactElement, useRef, useState } from 'react';
import { type KeyBindings, useKeyBindings } from '../../kit/key-bindings.ts';
import type { TableProps } from '../ui.ts';
import { highlightedNumberOf, type NextValue, nextValueOf, spentPlaces } from './cards.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { HandCard } from './HandCard.tsx';
import { HandHeading } from './HandHeading.tsx';
import { hasBegun, nextOwnCar } from './teams.ts';
import type { FormelFunTexts } from './texts/types.ts';
import { TurboSwitch } from './TurboSwitch.tsx';
import './formel-fun.css';

type FormelFunTableProps = TableProps<FormelFunTypes, FormelFunTexts>;

/** The hand: choose a card for the car to move, with or without a Turbo as a second card. */
export function Actions(props: FormelFunTableProps): ReactElement {
  const { context, position, view, isAsked, considered, chosen, consider, choose } = props;
  const { t } = context;
  const { legal, previews, n } = position;
  const [looking, setLooking] = useState(false);
  const [switched, setSwitched] = useState<{ readonly n: number; readonly on: boolean }>({ n, on: false });
  const pointed = useRef<Card | null>(null);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  /** The index of the chosen card, to tell equal cards apart: they are the same move. */
  const [taken, setTaken] = useState(0);
  // The Turbo switch applies to this move only; a move chosen on the board sets it as well.
  const turbo = chosen === null ? switched.n === n && switched.on : chosen.turbo;

  const moveOf = (card: Card, extra: boolean): Move | undefined =>
    isAsked ? legal.find((move) => move.card === card && move.turbo === extra) : undefined;
  const flip = (): void => {
    setSwitched({ n, on: !turbo });
    if (chosen !== null) choose(moveOf(chosen.card, !turbo) ?? null);
    if (pointed.current !== null) consider(moveOf(pointed.current, !turbo) ?? null);
  };
  const hand = view.hand ?? [];
  // Before the cards are dealt their places are empty, so that nothing moves when they come.
  const hasHand = hand.length > 0 || (view.hand !== null && !hasBegun(view));
  const mayTurbo = isAsked && legal.some((move) => move.turbo);
  const press = (move: Move, place: number): void => {
    // Key presses ignore what the pointer happens to hover.
    consider(null);
    setTaken(place);
    choose(move);
  };
  useKeyBindings(
    keyBindingsFor(
      hand,
      (card) => moveOf(card, turbo),
      press,
      mayTurbo ? flip : null,
      () => setLooking(true),
    ),
  );

  const own = nextOwnCar(view, context.viewer);
  const pos = own === undefined ? null : view.cars[own]!.pos;
  const spent =
    considered === null
      ? []
      : spentPlaces(hand, considered.move, chosenIndex(hand, considered.move.card, pointedAt ?? taken));
  return (
    <div className="ff-actions">
      <HandHeading {...props} own={own} pos={pos} />
      {hasHand && (
        <ol className="ff-hand" aria-label={t.hand.title}>
          {hand.map((card, i) => {
            const move = moveOf(card, turbo);
            const goesAlong = turbo && isAsked && card === 'T' && i === hand.lastIndexOf('T');
            const index = move === undefined ? -1 : legal.indexOf(move);
            return (
              <HandCard
                // Keyed by index, not by card, so that the focus stays when a card is played.
                key={i}
                card={card}
                number={i + 1}
                highlight={highlightedNumberOf(card, pos)}
                move={goesAlong ? undefined : move}
                preview={previews?.[index] ?? null}
                isChosen={
                  chosen !== null && ((goesAlong && chosen.turbo) || i === chosenIndex(hand, chosen.card, taken))
                }
                next={spent.includes(i) ? null : nextOf(card, considered)}
                reason={isAsked ? (goesAlong ? t.hand.goesAlong : null) : t.hand.notNow}
                context={context}
                consider={(wanted) => {
                  pointed.current = wanted === null ? null : card;
                  setPointedAt(wanted === null ? null : i);
                  consider(wanted);
                }}
                choose={(wanted) => {
                  setTaken(i);
                  choose(wanted);
                }}
              />
            );
          })}
        </ol>
      )}
      <div className="ff-extras">
        {hasHand && (
          <TurboSwitch
            t={t}
            isOn={turbo && isAsked}
            isAsked={isAsked}
            isAllowed={mayTurbo}
            isInHand={hand.includes('T')}
            handAfter={handAfterTurbo(position)}
            onToggle={flip}
          />
        )}
        <button type="button" className="button quiet ff-look" onClick={() => setLooking(true)}>
          {t.hand.discard(view.discard.length)}
          <kbd className="ff-key" aria-hidden="true">
            D
          </kbd>
        </button>
      </div>
      <DiscardDialog open={looking} discard={view.discard} t={t} onClose={() => setLooking(false)} />
    </div>
  );
}

/** The index of the chosen card: the one that was clicked, otherwise the first of its kind. */
function chosenIndex(hand: readonly Card[], card: Card, taken: number): number {
  return hand[taken] === card ? taken : hand.indexOf(card);
}

/** What a card that stays in the hand counts when the car moves again; `null` if nothing is considered. */
function nextOf(card: Card, considered: FormelFunTableProps['considered']): NextValue | null {
  const number = considered?.preview?.nextNumber ?? null;
  return number === null ? null : nextValueOf(card, number);
}

function handAfterTurbo({ legal, previews }: FormelFunTableProps['position']): number | null {
  return previews?.[legal.findIndex((move) => move.turbo)]?.handAfter ?? null;
}

function keyBindingsFor(
  hand: readonly Card[],
  moveOf: (card: Card) => Move | undefined,
  press: (move: Move, place: number) => void,
  flip: (() => void) | null,
  look: () => void,
): KeyBindings {
  const keys: Record<string, () => void> = { d: look };
  hand.forEach((card, i) => {
    const move = moveOf(card);
    if (move !== undefined) keys[String(i + 1)] = () => press(move, i);
  });
  if (flip !== null) keys['t'] = flip;
  return keys;
}
