import type { View } from '@paddock/formula-de';
import { memo, type ReactElement } from 'react';
import { CarBadge } from '../../kit/Car.tsx';
import type { FormulaDeTextContext } from './ui-types.ts';
import { carName, seatOfCar } from './car-names.ts';

/** Who is still to move in this round, next first. */
export const TurnOrder = memo(function TurnOrder({
  context,
  view,
}: {
  context: FormulaDeTextContext;
  view: View;
}): ReactElement | null {
  if (view.order.length === 0) return null;
  return (
    <section className="fd-order" aria-label={context.t.dash.order}>
      <h2 className="fd-order-title">{context.t.dash.order}</h2>
      <ol>
        {view.order.map((car) => (
          <li key={car} title={carName(context, car)}>
            <CarBadge seat={seatOfCar(context, car)} number={car + 1} size={40} />
            <span className="hidden-text">{carName(context, car)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});
