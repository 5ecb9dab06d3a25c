import type { Viewer } from '@paddock/kernel';
import { FUEL_CARDS, type View } from '@paddock/pole-position';
import { memo, type ReactElement } from 'react';
import { CarBadge } from '../../kit/Car.tsx';
import { hasFinished } from './car-poses.ts';
import type { PolePositionTextContext } from './sentences.ts';

interface OpenHandsProps {
  readonly view: View;
  readonly context: PolePositionTextContext;
  /** Their own hand is shown above already. */
  readonly viewer: Viewer;
}

/** The cards that everybody has left, which are open information. */
export const OpenHands = memo(function OpenHands({ view, context, viewer }: OpenHandsProps): ReactElement {
  const { t, name } = context;
  const seats = view.points.map((_, seat) => seat).filter((seat) => seat !== viewer || view.phase === 'move');
  return (
    <section className="pp-panel pp-open-hands" aria-label={t.hand.hands}>
      <h2 className="pp-panel-title">{t.hand.hands}</h2>
      <ul className="pp-seats">
        {seats.map((seat) => {
          const hand = view.hands[seat]!;
          const home = hasFinished(view, seat);
          return (
            <li key={seat} className="pp-seat">
              <CarBadge seat={seat} size={36} />
              <span className="pp-seat-name">{name(seat)}</span>
              <span className="hidden-text">{home ? t.hand.none : hand.join(' ')}</span>
              <span className="pp-digits" aria-hidden="true">
                {home
                  ? t.hand.none
                  : FUEL_CARDS.map((card) => (
                      <span key={card} className={hand.includes(card) ? 'pp-digit' : 'pp-digit pp-digit-gone'}>
                        {card}
                      </span>
                    ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}, showsSameHands);

/** Most events change no hand. */
function showsSameHands(before: OpenHandsProps, after: OpenHandsProps): boolean {
  return (
    before.context === after.context &&
    before.viewer === after.viewer &&
    before.view.phase === after.view.phase &&
    before.view.hands === after.view.hands &&
    after.view.points.every((_, seat) => hasFinished(before.view, seat) === hasFinished(after.view, seat))
  );
}
