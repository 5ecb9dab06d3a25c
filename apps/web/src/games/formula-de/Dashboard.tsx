import { type CarView, type WearPart, WEAR_PARTS } from '@paddock/formula-de';
import { memo, type ReactElement } from 'react';
import { CarBadge } from '../../kit/Car.tsx';
import { type FormulaDeTextContext, freshWearPoints } from './ui-types.ts';
import { carName } from './car-names.ts';
import { InlineSymbol } from './symbols.tsx';

interface DashboardProps {
  readonly context: FormulaDeTextContext;
  readonly car: CarView;
  /** The second car of a team is shown in one line. */
  readonly compact: boolean;
}

/** The state of a car: its gear, and what is left of tyres, brakes, fuel, body and engine. */
export const Dashboard = memo(function Dashboard({ context, car, compact }: DashboardProps): ReactElement {
  const { t, info } = context;
  const name = carName(context, car.car);
  return (
    <section className={`fd-dash${compact ? ' fd-dash-compact' : ''}`} aria-label={`${t.dash.title}: ${name}`}>
      <header className="fd-dash-head">
        <CarBadge seat={car.seat} number={car.car + 1} size={compact ? 38 : 46} />
        <b className="fd-dash-name">{info.options.carsPerPlayer === 1 ? name : t.carNumber(car.car + 1)}</b>
        <span className="fd-dash-state">{stateText(car, context)}</span>
        <span className="fd-dash-gear">
          {t.dash.gear} <b>{car.gear}</b>
        </span>
      </header>
      {car.wear === null ? (
        <p className="fd-dash-hidden">{t.dash.hidden}</p>
      ) : (
        <ul className="fd-wear">
          {WEAR_PARTS.map((part) => (
            <WearRow
              key={part}
              part={part}
              left={car.wear![part]}
              of={freshWearPoints(info.options.laps, part)}
              context={context}
            />
          ))}
        </ul>
      )}
    </section>
  );
});

function stateText(car: CarView, { t, info }: FormulaDeTextContext): string {
  if (car.status === 'finished') return t.seat.finished(car.place ?? 0);
  if (car.status === 'out') return t.dash.retired;
  if (car.waits) return t.seat.waits;
  if (car.status === 'pit') return t.dash.inPit;
  return car.spun ? t.seat.spun : t.dash.lap(car.lap, info.options.laps);
}

function WearRow(props: { part: WearPart; left: number; of: number; context: FormulaDeTextContext }): ReactElement {
  const { part, left, of, context } = props;
  const name = context.t.parts[part];
  return (
    <li className={`fd-part${left <= 1 ? ' fd-low' : ''}`} data-symbol={part}>
      <InlineSymbol name={part} />
      <span className="fd-part-name" aria-hidden="true">
        {name}
      </span>
      <span className="fd-part-pips" aria-hidden="true">
        {Array.from({ length: Math.max(of, left) }, (_, k) => (
          <span key={k} className={k < left ? 'fd-point' : 'fd-point fd-gone'} />
        ))}
      </span>
      <b className="fd-part-left" aria-hidden="true">
        {left}
      </b>
      <span className="hidden-text">{context.t.dash.wear(name, left, of)}</span>
    </li>
  );
}
