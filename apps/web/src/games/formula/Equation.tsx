import type { ReactElement } from 'react';
import { Sign } from './cards.tsx';
import type { Composer } from './composer.ts';
import { cellsOf, type Draft, type Slot } from './draft.ts';
import { type FormulaLayout, layOutFormula, type NumberLayout, type NumberShape } from './formula-layout.ts';
import { type CardSpot, type FeltLayout, transformOf } from './geometry.ts';
import type { DraftVerdict } from './draft-check.ts';
import type { FreshCards } from './fresh-cards.ts';
import { NUMBER_LETTERS, type NumberLetter, SIGN_TEXTS } from './signs.ts';
import { EquationCell, spotStyle } from './EquationCell.tsx';
import { EdgeSlot, WholeNumberSlot } from './Slots.tsx';
import { slotId } from './composer-state.ts';

interface EquationProps {
  readonly table: FeltLayout;
  readonly draft: Draft;
  /** Handles taps; `null` when the board does not react. */
  readonly composer: Composer | null;
  /** Shows a move of the list or the chosen one instead of the person's own draft. */
  readonly isPreview: boolean;
  readonly hover: string | null;
  readonly slotIds: ReadonlySet<string>;
  readonly verdict: DraftVerdict;
  /** No cards are open yet. */
  readonly isEmpty: boolean;
  /** Who laid the lying cards since the viewer's last turn. */
  readonly fresh: FreshCards;
  readonly nameOf: (seat: number) => string;
  /** Lays the draft. */
  readonly onLay: () => void;
}

export function shapesOf(draft: Draft, slots: ReadonlySet<string>): Record<NumberLetter, NumberShape> {
  const shape = (place: NumberLetter): NumberShape => ({
    cards: cellsOf(draft[place]).length,
    before: slots.has(slotId({ place, part: 'before' })),
    after:
      slots.has(slotId({ place, part: 'after' })) ||
      (slots.has(slotId({ place, part: 'whole' })) && draft[place].whole !== null),
  });
  return { a: shape('a'), b: shape('b'), c: shape('c') };
}

/** The formula in large cards, with the cards of the draft and the free slots. */
export function Equation(props: EquationProps): ReactElement | null {
  const { table, draft, composer, slotIds, isEmpty, verdict, isPreview } = props;
  if (isEmpty && draft.a.lying.length === 0) return null;
  const arrangement = layOutFormula(table, shapesOf(draft, slotIds));
  const { op, equals } = arrangement;
  const isReady = composer !== null && (isPreview || verdict.move !== null);
  return (
    <g className={`fo-equation${composer === null ? '' : ' fo-live'}${isReady ? ' fo-ready' : ''}`} aria-hidden="true">
      {NUMBER_LETTERS.map((place) => (
        <NumberPart key={place} {...props} place={place} laid={arrangement.numbers[place]} />
      ))}
      <SignPart spot={op} draft={draft} composer={composer} />
      <g style={spotStyle(equals)}>
        <path className="fo-equals" d="M-24-11H24M-24 11H24" />
      </g>
      <TruthMark arrangement={arrangement} table={table} props={props} />
    </g>
  );
}

function SignPart({
  spot,
  draft,
  composer,
}: {
  spot: CardSpot;
  draft: Draft;
  composer: Composer | null;
}): ReactElement {
  return (
    <g
      className={composer === null ? undefined : 'fo-tap'}
      style={spotStyle({ ...spot, w: spot.w * 0.86 })}
      onClick={composer === null ? undefined : () => composer.nextOp()}
    >
      <Sign sign={draft.op === null ? '?' : SIGN_TEXTS[draft.op]} open={draft.op === null} />
    </g>
  );
}

function NumberPart(props: EquationProps & { place: NumberLetter; laid: NumberLayout }): ReactElement {
  const { draft, composer, hover, slotIds, place, laid, isPreview } = props;
  const number = draft[place];
  const cells = cellsOf(number);
  const { w, y } = laid;
  const free = (part: Slot['part']): Slot | null => (slotIds.has(slotId({ place, part })) ? { place, part } : null);
  const before = free('before');
  const after = free('after');
  const whole = free('whole');
  const active = composer !== null && !isPreview && composer.state.active === place;
  const middle = cells.length === 0 ? laid.after : (laid.cards[0]! + laid.cards.at(-1)!) / 2;
  return (
    <g className={active ? 'fo-number fo-number-active' : 'fo-number'}>
      {active && !(whole !== null && number.whole === null) && (
        <path className="fo-active" d={`M${middle - w * 0.3} ${y + w * 0.79}h${w * 0.6}`} strokeWidth={w * 0.05} />
      )}
      {before !== null && <EdgeSlot slot={before} x={laid.before} laid={laid} composer={composer} hover={hover} />}
      {cells.map((cell, i) => (
        <EquationCell
          key={i}
          cell={cell}
          index={i}
          spot={{ x: laid.cards[i]!, y, w }}
          slot={cell.laid === null && cell.lying !== null ? free(cell.lying as Slot['part']) : null}
          place={place}
          composer={isPreview ? null : composer}
          hover={hover}
          owner={cell.lying === null ? null : (props.fresh[place][cell.lying] ?? null)}
          nameOf={props.nameOf}
        />
      ))}
      {after !== null && (
        <EdgeSlot slot={after} x={laid.after} laid={laid} composer={composer} hover={hover} full={cells.length === 0} />
      )}
      {whole !== null && number.whole !== null && (
        <EdgeSlot slot={whole} x={laid.after} laid={laid} composer={composer} hover={hover} />
      )}
      {whole !== null && number.whole === null && (
        <WholeNumberSlot slot={whole} laid={laid} composer={composer} hover={hover} active={active} />
      )}
    </g>
  );
}

/** Whether the formula is true, shown at the equals sign. */
function TruthMark({
  arrangement,
  table,
  props,
}: {
  arrangement: FormulaLayout;
  table: FeltLayout;
  props: EquationProps;
}): ReactElement | null {
  const { verdict, composer, isPreview } = props;
  if (composer === null || (!composer.hasChanges && !isPreview)) return null;
  const right = isPreview ? true : verdict.isTrue;
  if (right === null) return null;
  const { x, y, w } = arrangement.equals;
  const size = (w / 100) * (table.small ? 1.1 : 1);
  return (
    <g
      className={`fo-mark ${right ? 'fo-mark-right' : 'fo-mark-wrong'}${verdict.move === null ? '' : ' fo-tap'}`}
      onClick={verdict.move === null ? undefined : props.onLay}
      style={{ transform: transformOf({ x, y: y - w * 0.52 }, size) }}
    >
      <circle r="19" />
      <path d={right ? 'M-9 0L-3 7L10-8' : 'M-8-8L8 8M8-8L-8 8'} />
    </g>
  );
}
