import { CARDS, type Card } from '@paddock/formel-fun';
import type { ReactElement } from 'react';
import { Dialog } from '../../kit/Dialog.tsx';
import { CardPicture } from './CardFace.tsx';
import type { FormelFunTexts } from './texts/types.ts';
import { cardName } from './sentences.ts';
import './formel-fun.css';

interface DiscardProps {
  readonly open: boolean;
  readonly discard: readonly Card[];
  readonly t: FormelFunTexts;
  readonly onClose: () => void;
}

/** All cards that lie open, by kind (FF-31). */
export function DiscardDialog({ open, discard, t, onClose }: DiscardProps): ReactElement {
  const kinds = CARDS.map((card) => ({ card, count: discard.filter((one) => one === card).length }));
  return (
    <Dialog open={open} title={t.hand.discardTitle} onClose={onClose} closeLabel={t.hand.close}>
      <p>{discard.length === 0 ? t.hand.discardEmpty : t.hand.discardHelp}</p>
      <ul className="ff-discard-list">
        {kinds
          .filter(({ count }) => count > 0)
          .map(({ card, count }) => (
            <li key={card}>
              <CardPicture card={card} />
              <span className="hidden-text">{cardName(card, t)}</span>
              <b>{t.hand.times(count)}</b>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
