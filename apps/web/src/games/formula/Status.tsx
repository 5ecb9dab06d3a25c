import { type ReactElement, useMemo } from 'react';
import type { Composer } from './composer.ts';
import { layingOf, openJoker, readingOf } from './draft.ts';
import { rescuesFor } from './judge.ts';
import { laidBy, variantsOf } from './offers.ts';
import { equation, PLACES, SIGNS } from './signs.ts';
import { cardName, cardNames, falsehood, type Props, reasonIn } from './words.ts';

interface StatusProps {
  readonly composer: Composer;
  readonly props: Props;
  /** The list of all formulas is open, which has the variants too. */
  readonly listed: boolean;
}

/** At once and in words: is the draft true, is it legal, and if not, why not; and what it will do. */
export function Status({ composer, props, listed }: StatusProps): ReactElement {
  const { context } = props;
  const { verdict } = composer;
  const good = verdict.move !== null;
  const kind = good ? 'good' : composer.begun && verdict.reason !== null ? 'bad' : 'open';
  return (
    <div className={`fo-status fo-status-${kind}`}>
      <p id="fo-status" role="status">
        <span className="fo-status-mark" aria-hidden="true">
          {good ? '✓' : kind === 'bad' ? '✗' : '›'}
        </span>{' '}
        {sentence(composer, props)}
      </p>
      <Rescues composer={composer} context={context} />
      {!listed && <Variants composer={composer} props={props} />}
    </div>
  );
}

/** Reasons that tell themselves what is wrong with the sum. */
const SUMS: ReadonlySet<string> = new Set(['not-true', 'division', 'negative']);

function sentence(composer: Composer, { context, position }: Props): string {
  const { compose: t } = context.t;
  const { work, verdict, begun, judge } = composer;
  const { preview, reason } = verdict;
  if (preview !== null) {
    const parts = [
      t.lays(cardNames(preview.laid, context)),
      preview.left === 0 ? t.out : t.stay(preview.left),
      ...(preview.points === null ? [] : [t.points(preview.points)]),
      ...(preview.bound === 0 ? [] : [t.binds]),
    ];
    return `${t.isTrue(equation(preview.formula))} · ${parts.join(' · ')}`;
  }
  const held = work.held === null ? undefined : judge.view.hand?.[work.held];
  if (held !== undefined) return t.heldHint(cardName(held, context.t));
  if (work.target !== null) return t.targetHint;
  if (!begun) return position.legal.length > 1 ? t.start(position.legal.length - 1) : t.startNone;
  if (openJoker(work.draft) !== null) return t.nameJoker;
  if (work.draft.op === null) return t.chooseSymbol;
  if (reason === null) return '';
  const why = reasonIn(context.t, reason);
  if (verdict.right === true) return `${t.trueBut} ${why}`;
  if (verdict.right === null || SUMS.has(reason.code)) return why;
  const [a, b, c] = PLACES.map((place) => Number(readingOf(work.draft[place]))) as [number, number, number];
  return `${falsehood(context.t, work.draft.op, a, b, c)} ${why}`;
}

/** Another symbol would do: offered right there. */
function Rescues({ composer, context }: { composer: Composer; context: Props['context'] }): ReactElement | null {
  const { judge, work, verdict, begun } = composer;
  const rescues = useMemo(
    () => (verdict.move === null && begun ? rescuesFor(judge, work.draft) : []),
    [judge, work.draft, verdict.move, begun],
  );
  if (rescues.length === 0) return null;
  return (
    <div className="fo-chips">
      {rescues.map((op) => (
        <button key={op} type="button" className="fo-chip" onClick={() => composer.setOp(op)}>
          {context.t.compose.rescue(SIGNS[op])}
        </button>
      ))}
    </div>
  );
}

/** The same formula can often be laid with more cards or fewer. */
function Variants({ composer, props }: { composer: Composer; props: Props }): ReactElement | null {
  const { context, position } = props;
  const { work, verdict } = composer;
  const variants = useMemo(
    () => (verdict.move === null ? [] : variantsOf(position.view, position.legal, work.draft)),
    [position, work.draft, verdict.move],
  );
  const laying = layingOf(work.draft);
  if (variants.length < 2 || laying === null) return null;
  const now = laidBy(laying).join('');
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
