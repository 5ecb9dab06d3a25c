import type { View } from '@paddock/formula-de';
import { memo, type ReactElement } from 'react';
import { CarBadge } from '../../kit/Car.tsx';
import type { FdWords } from './kind.ts';
import { carName, seatOfCar } from './names.ts';

/** Who is still to move in this round, next first. */
export const TurnOrder = memo(function TurnOrder({ words, view }: { words: FdWords; view: View }): ReactElement | null {
  if (view.order.length === 0) return null;
  return (
    <section className="fd-order" aria-label={words.t.dash.order}>
      <h2 className="fd-order-title">{words.t.dash.order}</h2>
      <ol>
        {view.order.map((car) => (
          <li key={car} title={carName(words, car)}>
            <CarBadge seat={seatOfCar(words, car)} number={car + 1} size={40} />
            <span className="hidden-text">{carName(words, car)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});
