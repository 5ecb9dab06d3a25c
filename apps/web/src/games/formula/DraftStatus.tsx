import { type ReactElement, useMemo } from 'react';
import type { Composer } from './composer.ts';
import { layingOf, openJoker, numberText } from './draft.ts';
import { otherSignsFor } from './draft-check.ts';
import { laidCardsOf, variantsOf } from './offers.ts';
import { formulaText, NUMBER_LETTERS, SIGN_TEXTS } from './signs.ts';
import { cardNames } from './card-names.ts';
import { wrongSumText, type FormulaTableProps, reasonText } from './sentences.ts';

interface DraftStatusProps {
  readonly composer: Composer;
  readonly props: FormulaTableProps;
}

/** Says whether the draft is true and legal, why not, and what it will do. */
export function DraftStatus({ composer, props }: DraftStatusProps): ReactElement {
  const { context } = props;
  const { verdict } = composer;
  const good = verdict.move !== null;
  const kind = good ? 'good' : composer.hasChanges && verdict.reason !== null ? 'bad' : 'open';
  return (
    <div className={`fo-status fo-status-${kind}`}>
      <p id="fo-status" role="status">
        <span className="fo-status-mark" aria-hidden="true">
          {good ? '✓' : kind === 'bad' ? '✗' : '›'}
        </span>{' '}
        {statusText(composer, props)}
      </p>
      <OtherSigns composer={composer} context={context} />
      <OtherWays composer={composer} context={context} />
      <Variants composer={composer} props={props} />
    </div>
  );
}

/** Reasons that already explain what is wrong with the sum. */
const ARITHMETIC_REASONS: ReadonlySet<string> = new Set(['not-true', 'division', 'negative']);

function statusText(composer: Composer, { context, position }: FormulaTableProps): string {
  const { compose: t } = context.t;
  const { state, verdict, hasChanges } = composer;
  const { preview, reason } = verdict;
  if (preview !== null) {
    const parts = [
      t.lays(cardNames(preview.laid, context)),
      preview.left === 0 ? t.out : t.stay(preview.left),
      ...(preview.points === null ? [] : [t.points(preview.points)]),
      ...(preview.bound === 0 ? [] : [t.binds]),
    ];
    return `${t.isTrue(formulaText(preview.formula))} · ${parts.join(' · ')}`;
  }
  if (state.target !== null) return t.targetHint;
  if (!hasChanges) return position.legal.length > 1 ? t.start : t.startNone;
  if (openJoker(state.draft) !== null) return t.nameJoker;
  if (state.draft.op === null) return t.chooseSymbol;
  if (reason === null) return '';
  const why = reasonText(context.t, reason);
  if (verdict.isTrue === true) return `${t.trueBut} ${why}`;
  if (verdict.isTrue === null || ARITHMETIC_REASONS.has(reason.code)) return why;
  const [a, b, c] = NUMBER_LETTERS.map((place) => Number(numberText(state.draft[place]))) as [number, number, number];
  return `${wrongSumText(context.t, state.draft.op, a, b, c)} ${why}`;
}

/** Offers other signs that would make the draft legal. */
function OtherSigns({
  composer,
  context,
}: {
  composer: Composer;
  context: FormulaTableProps['context'];
}): ReactElement | null {
  const { rules, state, verdict, hasChanges } = composer;
  const rescues = useMemo(
    () => (verdict.move === null && hasChanges ? otherSignsFor(rules, state.draft) : []),
    [rules, state.draft, verdict.move, hasChanges],
  );
  if (rescues.length === 0) return null;
  return (
    <div className="fo-chips">
      {rescues.map((op) => (
        <button key={op} type="button" className="fo-chip" onClick={() => composer.setOp(op)}>
          {context.t.compose.rescue(SIGN_TEXTS[op])}
        </button>
      ))}
    </div>
  );
}

/** The tapped cards may make several formulas: shows the next one. */
function OtherWays({
  composer,
  context,
}: {
  composer: Composer;
  context: FormulaTableProps['context'];
}): ReactElement | null {
  if (composer.verdict.move === null || composer.countWays() < 2) return null;
  return (
    <div className="fo-chips">
      <button type="button" className="fo-chip fo-other-way" onClick={() => composer.nextWay()}>
        ⇄ {context.t.compose.otherWay}
      </button>
    </div>
  );
}

/** The same formula can often be laid with more or fewer cards. */
function Variants({ composer, props }: { composer: Composer; props: FormulaTableProps }): ReactElement | null {
  const { context, position } = props;
  const { state, verdict } = composer;
  const variants = useMemo(
    () => (verdict.move === null ? [] : variantsOf(position.view, position.legal, state.draft)),
    [position, state.draft, verdict.move],
  );
  const laying = layingOf(state.draft);
  if (variants.length < 2 || laying === null) return null;
  const now = laidCardsOf(laying).join('');
  return (
    <div className="fo-chips" role="group" aria-label={context.t.compose.variants}>
      {variants.slice(0, 6).map(({ move, laid }) => (
        <button
          key={laid.join('')}
          type="button"
          className="fo-chip"
          aria-pressed={laid.join('') === now}
          onClick={() => composer.take(move)}
        >
          {context.t.compose.variant(laid.map((card) => (card === 'J' ? '★' : card)).join(' '))}
        </button>
      ))}
    </div>
  );
}
