import type { ReactElement } from 'react';
import type { Composer } from './composer.ts';
import { countHint, hintsLeft, useHintCounts, usedHints } from '../../kit/hint-counts.ts';
import { ideasFor, nextIdea } from './hints.ts';
import type { FormulaTableProps } from './sentences.ts';

interface HintButtonProps {
  readonly composer: Composer;
  readonly props: FormulaTableProps;
}

/** Lays one good formula as a draft, as often as the table allows. */
export function HintButton({ composer, props }: HintButtonProps): ReactElement | null {
  const { context, position } = props;
  const { info, t } = context;
  const { seat } = composer.rules;
  const left = useHintsLeft(props);
  if ((info.hints ?? 'none') === 'none' || position.legal.length < 2) return null;
  const show = (): void => {
    const ideas = ideasFor(position.view, position.legal, info.options.goal);
    const idea = nextIdea(ideas, composer.verdict.move);
    countHint(info, seat);
    // Finding it and rendering it in one task would be a long one on a phone.
    setTimeout(() => composer.take(idea));
  };
  return (
    <button type="button" className="button fo-hint" disabled={left === 0} title={hintNote(props, left)} onClick={show}>
      {t.compose.hint}
      {left !== Infinity && <span className="fo-hint-left">{left}</span>}
    </button>
  );
}

/** Says what the table has agreed on, for everybody. */
export function HintNote({ props }: { readonly props: FormulaTableProps }): ReactElement | null {
  const left = useHintsLeft(props);
  // A record that is only looked at belongs to no table.
  if (props.context.info.opened === true) return null;
  return <span className="fo-hint-note">{hintNote(props, left)}</span>;
}

function useHintsLeft({ context: { info, viewer } }: FormulaTableProps): number {
  const counts = useHintCounts((state) => state.counts);
  return hintsLeft(info, viewer === null ? 0 : usedHints(counts, info, viewer));
}

function hintNote({ context: { info, t } }: FormulaTableProps, left: number): string {
  return t.compose.hintNote(info.hints ?? 'none', left);
}
