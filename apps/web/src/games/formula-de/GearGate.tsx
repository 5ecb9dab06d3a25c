import { type CarView, DIE_FACES, GEAR_MOVES, type GearPreview, explainGear } from '@paddock/formula-de';
import type { ReactElement } from 'react';
import { choiceButtonProps } from '../../kit/choice-button.ts';
import { useKeyBindings } from '../../kit/key-bindings.ts';
import { gearPreviewsOf } from './choices.ts';
import { OUTCOME_SYMBOLS } from './DangerRibbon.tsx';
import { describeMove, outcomeShares } from './describe-move.ts';
import { Die } from './Die.tsx';
import type { FormulaDeTableProps, FormulaDeTextContext } from './ui-types.ts';
import { InlineSymbol } from './symbols.tsx';

/** The gear lever. Every legal gear is a button; the others say why they are not. */
export function GearGate(props: FormulaDeTableProps & { car: number | null }): ReactElement {
  const { context, view, position, isAsked, considered, choose, car } = props;
  const gears = isAsked && view.phase === 'gear' ? gearPreviewsOf(position) : new Map<number, GearPreview | null>();
  const keys = Object.fromEntries([...gears.keys()].map((gear) => [String(gear), () => choose({ gear })]));
  useKeyBindings(keys, gears.size > 0);
  const shown = car === null ? undefined : view.cars[car];
  const looked = considered !== null && 'gear' in considered.move ? considered.move.gear : null;
  return (
    <div className="fd-gate" role="group" aria-label={gears.size > 0 ? context.t.dash.gears : context.t.dash.gear}>
      <svg className="fd-gate-slots" viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M50 12V88M150 12V88M250 12V88M50 50H250" />
      </svg>
      {GEAR_MOVES.map(({ gear }) => {
        const legal = gears.has(gear);
        const engaged = shown?.gear === gear;
        const preview = gears.get(gear) ?? null;
        const why = legal ? undefined : gearRefusal(gear, shown, gears.size > 0, context);
        return (
          <button
            key={gear}
            type="button"
            className={`fd-gear${engaged ? ' fd-engaged' : ''}${looked === gear ? ' fd-looked' : ''}`}
            disabled={!legal}
            title={why}
            aria-label={gearLabel(gear, preview, engaged, context)}
            // Part of ARIA 1.3, which allows it on every element.
            // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
            aria-description={why}
            {...(legal ? choiceButtonProps({ gear }, props) : {})}
          >
            <Die gear={gear} face={gear} size={40} />
            <span className="fd-gear-range">
              {DIE_FACES[gear]![0]}–{DIE_FACES[gear]!.at(-1)}
            </span>
            {preview !== null && <RiskBar preview={preview} context={context} />}
          </button>
        );
      })}
    </div>
  );
}

function gearLabel(gear: number, preview: GearPreview | null, engaged: boolean, context: FormulaDeTextContext): string {
  const text = describeMove({ gear }, preview, context);
  return engaged ? `${text} (${context.t.dash.current})` : text;
}

function gearRefusal(gear: number, car: CarView | undefined, choosing: boolean, { t }: FormulaDeTextContext): string {
  return choosing && car !== undefined ? t.dash.whyNot[explainGear(car, gear)] : t.dash.notNow;
}

/** The outcomes of the die as one bar and as percentages, and the cost of the shift below. */
function RiskBar({ preview, context }: { preview: GearPreview; context: FormulaDeTextContext }): ReactElement {
  const { fuel, brakes, engine } = preview;
  const shares = outcomeShares(preview, context);
  return (
    <>
      <span className="fd-bar" aria-hidden="true">
        {shares.map(({ outcome, percent }) => (
          <span key={outcome} className={`fd-share-${outcome}`} style={{ flexGrow: percent }} />
        ))}
      </span>
      <span className="fd-shares">
        {shares.map(({ outcome, text }) => (
          <span key={outcome} className={`fd-share fd-share-text-${outcome}`}>
            <InlineSymbol name={OUTCOME_SYMBOLS[outcome]} />
            {text}
          </span>
        ))}
      </span>
      {fuel + brakes + engine > 0 && (
        <span className="fd-costs">
          {fuel > 0 && <ShiftCost name="fuel" count={fuel} />}
          {brakes > 0 && <ShiftCost name="brakes" count={brakes} />}
          {engine > 0 && <ShiftCost name="engine" count={engine} />}
        </span>
      )}
    </>
  );
}

function ShiftCost({ name, count }: { name: 'fuel' | 'brakes' | 'engine'; count: number }): ReactElement {
  return (
    <span className="fd-cost">
      <InlineSymbol name={name} />−{count}
    </span>
  );
}
