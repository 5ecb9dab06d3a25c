import type { View } from '@paddock/formula';
import type { ReactElement } from 'react';
import type { Composer } from './composer.ts';
import { shownDraft } from './composer-queries.ts';
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
  const size = table.small ? 29 : 27;
  const lines = good ? [`✓ ${formula}`] : wrapText(whyNot(composer, context, formula), charactersIn(table, size));
  const longest = Math.max(...lines.map((line) => line.length));
  const width = Math.min(table.width - 40, Math.max(150, longest * size * LETTER_WIDTH + 60));
  const step = size * 1.15;
  const height = 52 + (lines.length - 1) * step;
  // It grows upwards, because on a phone the table ends below it.
  const top = 26 - height;
  return (
    <g
      className={`fo-verdict ${good ? 'fo-verdict-good' : verdict.isTrue === false ? 'fo-verdict-bad' : 'fo-verdict-open'}`}
      style={{ transform: transformOf(table.verdict, 1) }}
      aria-hidden="true"
    >
      <rect x={-width / 2} y={top} width={width} height={height} rx="26" />
      {lines.map((line, i) => (
        <text key={line} y={top + 35 + i * step} fontSize={size}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** The average width of a letter, as a share of the font size. */
const LETTER_WIDTH = 0.44;

function charactersIn(table: FeltLayout, size: number): number {
  return Math.floor((Math.min(table.width, 900) - 110) / (size * LETTER_WIDTH));
}

/** Breaks a sentence between words into lines of at most so many characters. */
export function wrapText(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Why the draft is refused; the formula itself while it is incomplete. */
function whyNot({ verdict, state: { draft } }: Composer, context: FormulaTextContext, formula: string): string {
  if (verdict.reason === null) return formula;
  if (verdict.isTrue === false && draft.op !== null) {
    const [a, b, c] = NUMBER_LETTERS.map((place) => Number(numberText(draft[place]))) as [number, number, number];
    return wrongSumText(context.t, draft.op, a, b, c);
  }
  return reasonText(context.t, verdict.reason);
}
