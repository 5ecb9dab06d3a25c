import { FUEL_CARDS, type FuelMove } from '@paddock/pole-position';
import type { ComponentProps, ReactElement } from 'react';
import { useKeys } from '../../kit/keys.ts';
import { choiceHandlers } from '../../kit/choice.ts';
import type { ChoiceProps } from './choice.ts';
import { consequence } from './words.ts';

/** The nine fuel cards. Those played leave a gap until all nine come back (PP-12). */
export function Hand(props: ChoiceProps): ReactElement {
  const { words, view, seat, position, asked, choose } = props;
  const { t } = words;
  const moves = asked ? position.legal.filter((move): move is FuelMove => 'fuel' in move) : [];
  useKeys(Object.fromEntries(moves.map((move) => [String(move.fuel), () => choose(move)])), moves.length > 0);
  const down = view.chosen[seat] ?? null;
  const title = view.phase === 'choose' && down !== null ? t.hand.chosen(down) : t.hand.title;
  return (
    <section className="pp-panel" aria-label={t.hand.title}>
      <h2 className="pp-panel-title">{title}</h2>
      <div className="pp-hand">
        {FUEL_CARDS.map((fuel) => {
          const move = moves.find((other) => other.fuel === fuel);
          return move === undefined ? (
            <FuelCard key={fuel} fuel={fuel} {...resting(props, fuel)} />
          ) : (
            <FuelCard key={fuel} fuel={fuel} {...offered(props, move)} />
          );
        })}
      </div>
    </section>
  );
}

type ButtonProps = ComponentProps<'button'>;

function FuelCard({ fuel, ...rest }: ButtonProps & { readonly fuel: number }): ReactElement {
  return (
    <button type="button" {...rest}>
      {fuel}
    </button>
  );
}

function offered(props: ChoiceProps, move: FuelMove): ButtonProps {
  const { words, position } = props;
  const preview = position.previews?.[position.legal.indexOf(move)] ?? null;
  return { className: 'pp-fuel', 'aria-label': consequence(move, preview, words), ...choiceHandlers(move, props) };
}

/**
 * A card that cannot be chosen now: in the hand, on the table, or played. Not `disabled`: a button that is loses the
 * focus, and the hand would have to be found again every turn.
 */
function resting({ words, view, seat }: ChoiceProps, fuel: number): ButtonProps {
  const { hand, punctuation } = words.t;
  const [state, why] =
    view.chosen[seat] === fuel
      ? [' pp-fuel-down', hand.chosenLabel]
      : view.hands[seat]!.includes(fuel)
        ? ['', '']
        : [' pp-fuel-gone', hand.used];
  return {
    className: `pp-fuel pp-fuel-resting${state}`,
    'aria-disabled': true,
    title: why,
    'aria-label': why === '' ? String(fuel) : punctuation.labelled(String(fuel), why),
  };
}
