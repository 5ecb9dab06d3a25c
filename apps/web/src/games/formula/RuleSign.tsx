import type { View } from '@paddock/formula';
import type { ReactElement } from 'react';
import { type Composer, shownDraft } from './composer.ts';
import { numberText } from './draft.ts';
import { type FeltLayout, transformOf } from './geometry.ts';
import { NUMBER_LETTERS, SIGN_TEXTS } from './signs.ts';
import { wrongSumText, type FormulaTableProps, reasonText, type FormulaTextContext } from './sentences.ts';

/** The sign of FO-17. */
export function RuleSign({
  table,
  view,
  context,
}: {
  table: FeltLayout;
  view: View;
  context: FormulaTextContext;
}): ReactElement {
  const { board: t } = context.t;
  const all = view.bound > 0;
  const title = all ? t.changeAll : t.notZero;
  const more = all ? t.changeAllMore(view.bound) : t.notZeroMore;
  const width = table.small ? 650 : 640;
  const height = table.small ? 76 : 96;
  return (
    <g className={all ? 'fo-rule fo-rule-all' : 'fo-rule'} style={{ transform: transformOf(table.sign, 1) }}>
      <rect className="fo-rule-board" x={-width / 2} y={-height / 2} width={width} height={height} rx="10" />
      <HazardStripes x={-width / 2 + 8} height={height - 16} />
      <HazardStripes x={width / 2 - 46} height={height - 16} />
      <text className="fo-rule-title" y={table.small ? -3 : -4}>
        {title}
      </text>
      <text className="fo-rule-more" y={table.small ? 27 : 32}>
        {more}
      </text>
    </g>
  );
}

/** Slanted stripes at either end. */
function HazardStripes({ x, height }: { x: number; height: number }): ReactElement {
  return (
    <svg x={x} y={-height / 2} width="38" height={height} viewBox={`0 0 38 ${height}`}>
      <path
        className="fo-rule-stripes"
        d={[-2, -1, 0, 1, 2, 3].map((i) => `M0 ${i * 30 + 36}L38 ${i * 30}v15L0 ${i * 30 + 51}Z`).join('')}
      />
    </svg>
  );
}

/** Below the formula: whether it is true and legal. */
export function VerdictRibbon({
  table,
  composer,
  props,
}: {
  table: FeltLayout;
  composer: Composer;
  props: FormulaTableProps;
}): ReactElement {
  const { context, considered } = props;
  const { verdict } = composer;
  const pointed = considered !== null && 'op' in considered.move;
  const draft = shownDraft(composer, props);
  const sign = draft.op === null ? '?' : SIGN_TEXTS[draft.op];
  const [a, b, c] = NUMBER_LETTERS.map((place) => numberText(draft[place])) as [string, string, string];
  const formula = `${a} ${sign} ${b} = ${c || '?'}`;
  const good = pointed || verdict.move !== null;
  const text = good ? `✓ ${formula}` : shortReason(composer, context, formula);
  const size = table.small ? 29 : 27;
  const width = Math.max(150, text.length * size * 0.44 + 60);
  return (
    <g
      className={`fo-verdict ${good ? 'fo-verdict-good' : verdict.isTrue === false ? 'fo-verdict-bad' : 'fo-verdict-open'}`}
      style={{ transform: transformOf(table.verdict, 1) }}
      aria-hidden="true"
    >
      <rect x={-width / 2} y="-26" width={width} height="52" rx="26" />
      <text y="9" fontSize={size}>
        {text}
      </text>
    </g>
  );
}

/** A ribbon has room for a short sentence; the full one is beside the hand. */
const MAX_RIBBON_LENGTH = 42;

function shortReason({ verdict, state: { draft } }: Composer, context: FormulaTextContext, formula: string): string {
  if (verdict.reason === null) return formula;
  if (verdict.isTrue === false && draft.op !== null) {
    const [a, b, c] = NUMBER_LETTERS.map((place) => Number(numberText(draft[place]))) as [number, number, number];
    return wrongSumText(context.t, draft.op, a, b, c);
  }
  const why = reasonText(context.t, verdict.reason);
  return why.length <= MAX_RIBBON_LENGTH ? why : `✗ ${formula}`;
}
