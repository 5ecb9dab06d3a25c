import { type ReactElement, useMemo } from 'react';
import { choiceButtonProps } from '../../kit/choice-button.ts';
import { useKeyBindings } from '../../kit/key-bindings.ts';
import { driveEndsOf } from './choices.ts';
import { describeDestination, describeEffects } from './describe-move.ts';
import { Die } from './Die.tsx';
import type { FormulaDeTableProps } from './ui-types.ts';
import { PriceTokens, priceTokensOf, priceToneOf } from './price.tsx';

/** The choices after the roll, cheapest first. Each is a button, also if several lead to the same cell. */
export function DriveEndList(props: FormulaDeTableProps): ReactElement {
  const { context, view, position, considered, choose } = props;
  const ends = useMemo(() => driveEndsOf(position), [position]);
  const looked = ends.findIndex(({ move }) => isSameEnd(move, considered?.move));
  const step = (by: number): void => {
    const next = ends[(looked + by + ends.length + (looked < 0 && by < 0 ? 1 : 0)) % ends.length];
    if (next !== undefined) choose(next.move);
  };
  const digits = ends.slice(0, 9).map(({ move }, k) => [String(k + 1), () => choose(move)] as const);
  useKeyBindings({
    ...Object.fromEntries(digits),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
  });
  const gear = view.cars[view.order[0] ?? -1]?.gear ?? 0;
  return (
    <section className="fd-endlist" aria-label={context.t.dash.ends}>
      <h2 className="fd-endlist-title">
        {view.roll !== null && <Die gear={gear} face={view.roll} size={40} />}
        <span>{context.t.dash.ends}</span>
      </h2>
      <ol className="fd-endlist-list">
        {ends.map(({ move, preview }, k) => {
          const details = describeEffects(preview, context);
          const where = describeDestination(preview, context);
          return (
            <li key={`${move.to} ${move.brake}`}>
              <button
                type="button"
                className={`choice-button fd-choice fd-outcome-${priceToneOf(preview)}${looked === k ? ' fd-looked' : ''}`}
                aria-label={context.t.phrases([where, ...details])}
                {...choiceButtonProps(move, props)}
              >
                {k < 9 && <kbd className="fd-key">{k + 1}</kbd>}
                <span className="fd-choice-where">{where}</span>
                <PriceTokens tokens={priceTokensOf(preview)} />
                <span className="fd-choice-details">{details.join(' · ')}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function isSameEnd(move: { to: string; brake: number }, other: object | undefined): boolean {
  return other !== undefined && 'to' in other && 'brake' in other && other.to === move.to && other.brake === move.brake;
}
