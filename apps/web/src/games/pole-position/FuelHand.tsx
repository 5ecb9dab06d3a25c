import { FUEL_CARDS, type FuelMove } from '@paddock/pole-position';
import type { ComponentProps, ReactElement } from 'react';
import { useKeyBindings } from '../../kit/key-bindings.ts';
import { choiceButtonProps } from '../../kit/choice-button.ts';
import type { ChoiceProps } from './choice-props.ts';
import { describeMove } from './sentences.ts';

/** The nine fuel cards. Those played leave a gap until all nine come back (PP-12). */
export function FuelHand(props: ChoiceProps): ReactElement {
  const { context, view, seat, position, isAsked, choose } = props;
  const { t } = context;
  const moves = isAsked ? position.legal.filter((move): move is FuelMove => 'fuel' in move) : [];
  useKeyBindings(Object.fromEntries(moves.map((move) => [String(move.fuel), () => choose(move)])), moves.length > 0);
  const down = view.chosen[seat] ?? null;
  const title = view.phase === 'choose' && down !== null ? t.hand.chosen(down) : t.hand.title;
  return (
    <section className="pp-panel" aria-label={t.hand.title}>
      <h2 className="pp-panel-title">{title}</h2>
      <div className="pp-hand">
        {FUEL_CARDS.map((fuel) => {
          const move = moves.find((other) => other.fuel === fuel);
          return move === undefined ? (
            <FuelCard key={fuel} fuel={fuel} {...restingCardProps(props, fuel)} />
          ) : (
            <FuelCard key={fuel} fuel={fuel} {...offeredCardProps(props, move)} />
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

function offeredCardProps(props: ChoiceProps, move: FuelMove): ButtonProps {
  const { context, position } = props;
  const preview = position.previews?.[position.legal.indexOf(move)] ?? null;
  return {
    className: 'pp-fuel',
    'aria-label': describeMove(move, preview, context),
    ...choiceButtonProps(move, props),
  };
}

/**
 * A card that cannot be chosen now: in the hand, on the table, or played. Not `disabled`, because a disabled button
 * loses the focus and keyboard users would have to find the hand again.
 */
function restingCardProps({ context, view, seat }: ChoiceProps, fuel: number): ButtonProps {
  const { hand, punctuation } = context.t;
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
