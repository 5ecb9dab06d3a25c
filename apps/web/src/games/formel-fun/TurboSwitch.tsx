import { type ReactElement, useId } from 'react';
import { CardPicture } from './CardFace.tsx';
import type { FormelFunTexts } from './texts/types.ts';

interface TurboSwitchProps {
  readonly t: FormelFunTexts;
  readonly isOn: boolean;
  readonly isAsked: boolean;
  readonly isAllowed: boolean;
  readonly isInHand: boolean;
  /** The size of the hand from then on. */
  readonly handAfter: number | null;
  readonly onToggle: () => void;
}

/** Plays a Turbo as an extra card: +5, at a price. If it is not allowed, it says why. */
export function TurboSwitch({
  t,
  isOn,
  isAsked,
  isAllowed,
  isInHand,
  handAfter,
  onToggle,
}: TurboSwitchProps): ReactElement {
  const line = useId();
  const text = isAllowed
    ? handAfter === null
      ? t.hand.turboOn
      : t.hand.turboPrice(handAfter)
    : !isInHand
      ? t.hand.noTurbo
      : isAsked
        ? t.hand.turbosUsed
        : t.hand.turboWait;
  return (
    <button
      type="button"
      className={`choice-button ff-turbo-switch${isOn ? ' ff-turbo-on' : ''}`}
      role="switch"
      aria-checked={isOn}
      aria-disabled={!isAllowed}
      aria-describedby={line}
      aria-label={t.hand.turboTitle}
      onClick={() => isAllowed && onToggle()}
    >
      <CardPicture card="T" highlight={isOn ? 'turbo' : null} />
      <span className="ff-turbo-lines">
        <b>{t.hand.turboTitle}</b>
        <span id={line}>{text}</span>
      </span>
      <span className="ff-track-switch" aria-hidden="true" />
      <kbd className="ff-key" aria-hidden="true">
        T
      </kbd>
    </button>
  );
}
