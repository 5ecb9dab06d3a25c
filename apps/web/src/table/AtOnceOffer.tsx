import type { ReactElement } from 'react';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { Icon } from '../kit/icons.tsx';

/** After so many confirmed moves the table offers to send choices at once. */
const OFFER_AFTER_MOVES = 3;

/** Offers to send every choice at once, until the person has answered. */
export function AtOnceOffer({ confirmedMoves }: { readonly confirmedMoves: number }): ReactElement | null {
  const t = useTexts().table;
  const { atOnce, isAtOnceAnswered, change } = useSettings();
  if (atOnce || isAtOnceAnswered || confirmedMoves < OFFER_AFTER_MOVES) return null;
  return (
    <aside className="at-once" aria-label={t.atOnceOffer}>
      <p>{t.atOnceOffer}</p>
      <button type="button" className="button" onClick={() => change({ atOnce: true, isAtOnceAnswered: true })}>
        {t.atOnceYes}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t.atOnceNo}
        title={t.atOnceNo}
        onClick={() => change({ isAtOnceAnswered: true })}
      >
        <Icon name="close" size={20} />
      </button>
    </aside>
  );
}
