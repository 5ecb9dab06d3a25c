import { type CarMove, type CarView, explainCar } from '@paddock/pole-position';
import type { ReactElement } from 'react';
import { CarBadge } from '../../kit/Car.tsx';
import { useKeyBindings } from '../../kit/key-bindings.ts';
import { choiceButtonProps } from '../../kit/choice-button.ts';
import type { ChoiceProps } from './choice-props.ts';
import { capitalize, describeMove, describeJourney } from './sentences.ts';

/** A button for each car, with its route and what happens there. */
export function CarPicker(props: ChoiceProps): ReactElement {
  const { context, view, seat, position, choose } = props;
  const { t } = context;
  const moves = position.legal.filter((move): move is CarMove => 'car' in move);
  useKeyBindings(Object.fromEntries(moves.map((move) => [String(move.car + 1), () => choose(move)])), moves.length > 0);
  return (
    <section className="pp-panel" aria-label={t.pick.title(view.chosen[seat] ?? 0)}>
      <h2 className="pp-panel-title">{t.pick.title(view.chosen[seat] ?? 0)}</h2>
      <div className="pp-cars">
        {view.cars
          .filter((car) => car.seat === seat)
          .map((car) => {
            const move = moves.find((other) => other.car === car.car);
            if (move === undefined) return <ParkedCar key={car.car} car={car} {...props} />;
            const preview = position.previews?.[position.legal.indexOf(move)] ?? null;
            const notes = preview !== null && 'end' in preview ? describeJourney(preview, t) : [];
            return (
              <button
                key={car.car}
                type="button"
                className="choice-button pp-pick"
                aria-label={describeMove(move, preview, context)}
                {...choiceButtonProps(move, props)}
              >
                <CarBadge seat={seat} number={car.car + 1} size={56} />
                <span className="pp-pick-text">
                  <b>{capitalize(notes[0] ?? '')}</b>
                  {notes.length > 1 && <span>{notes.slice(1).join(', ')}</span>}
                </span>
                <kbd className="pp-key">{car.car + 1}</kbd>
              </button>
            );
          })}
      </div>
    </section>
  );
}

/** A car that may not be picked, and why. */
function ParkedCar({ car, context, seat }: ChoiceProps & { readonly car: CarView }): ReactElement {
  const { t } = context;
  const reasons = {
    finished: t.pick.finished(car.place ?? 0),
    spins: t.pick.spins,
    'cannot-use-all': t.pick.cannotUseAll,
  };
  const why = reasons[explainCar(car)];
  return (
    <button
      type="button"
      className="choice-button pp-pick"
      disabled
      aria-label={t.punctuation.labelled(capitalize(t.will.car(car.car + 1)), why)}
    >
      <CarBadge seat={seat} number={car.car + 1} size={56} />
      <span className="pp-pick-text">{capitalize(why)}</span>
    </button>
  );
}
