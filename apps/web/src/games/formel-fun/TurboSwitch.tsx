import { type ReactElement, useId } from 'react';
import { CardPicture } from './CardFace.tsx';
import type { FormelFunTexts } from './texts/types.ts';

interface TurboSwitchProps {
  readonly t: FormelFunTexts;
  readonly on: boolean;
  readonly asked: boolean;
  readonly allowed: boolean;
  readonly held: boolean;
  /** How many cards the hand will have from then on. */
  readonly handAfter: number | null;
  readonly onFlip: () => void;
}

/** The Turbo as an extra second card: +5, at a price. When it may not be played it says why. */
export function TurboSwitch({ t, on, asked, allowed, held, handAfter, onFlip }: TurboSwitchProps): ReactElement {
  const line = useId();
  const text = allowed
    ? handAfter === null
      ? t.hand.turboOn
      : t.hand.turboPrice(handAfter)
    : !held
      ? t.hand.noTurbo
      : asked
        ? t.hand.turbosUsed
        : t.hand.turboWait;
  return (
    <button
      type="button"
      className={`ff-turbo-switch${on ? ' ff-turbo-on' : ''}`}
      role="switch"
      aria-checked={on}
      aria-disabled={!allowed}
      aria-describedby={line}
      aria-label={t.hand.turboTitle}
      onClick={() => allowed && onFlip()}
    >
      <CardPicture card="T" lit={on ? 'turbo' : null} />
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
