import { type ReactElement, useState } from 'react';
import { gameCard } from '../games/index.ts';
import type { LoggedEvent } from '../games/table-link.ts';
import type { GameUi, TableProps } from '../games/ui.ts';
import { countHint, hintsLeft, useHintCounts, usedHints } from '../kit/hint-counts.ts';
import { Icon } from '../kit/icons.tsx';
import type { CoachAnswer } from '../worker/coach.ts';
import { useDebriefTexts } from './debrief-texts.ts';
import { percentText } from './numbers.ts';
import type { DebriefTexts } from './texts/types.ts';
import { type CoachSource, useCoach } from './useCoach.ts';
import { WinBar } from './WinBar.tsx';
import './debrief.css';

interface CoachPanelProps {
  readonly ui: GameUi;
  readonly table: TableProps;
  readonly history: readonly LoggedEvent[];
  /** Everything that happened has been shown. */
  readonly isIdle: boolean;
  readonly source: CoachSource;
  readonly onClose: () => void;
}

/**
 * Everybody's chances from what the viewer may know, and on request the best choices: beside a race against bots, and for all at a table
 * whose coach is open to all. There the chances are those of every position, because others may take long to choose.
 */
export function CoachPanel({ ui, table, history, isIdle, source, onClose }: CoachPanelProps): ReactElement | null {
  const t = useDebriefTexts();
  const { context, position, isAsked } = table;
  const { info } = context;
  const isOpenToAll = info.coach === true;
  const isWanted = isAsked || (isOpenToAll && isIdle && position.awaiting.kind === 'moves');
  const { answer, hasFailed } = useCoach(source, position, history, isWanted);
  const [askedAt, setAskedAt] = useState<number | null>(null);
  // Where a table limits hints and has not agreed on a coach, the champion's advice is one.
  const hasLimit = !isOpenToAll && gameCard(info.game)?.hasHints === true;
  const seat = position.viewer ?? 0;
  const counts = useHintCounts((state) => state.counts);
  const left = hasLimit ? hintsLeft(info, usedHints(counts, info, seat)) : Infinity;
  if (t === null) return null;
  const isCurrent = answer !== null && answer.n === position.n;
  const isOpen = isAsked && askedAt === position.turnId;
  const ask = (): void => {
    if (hasLimit) countHint(info, seat);
    setAskedAt(position.turnId);
  };
  return (
    <section className="debrief-coach" aria-label={t.coach.title}>
      <div className="debrief-coach-head">
        <h3>{t.coach.title}</h3>
        <button
          type="button"
          className="icon-button"
          aria-label={t.coach.close}
          title={t.coach.close}
          onClick={onClose}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      {answer === null ? (
        <p className="debrief-quiet">{hasFailed ? t.coach.failed : isWanted ? t.coach.thinking : t.coach.waiting}</p>
      ) : (
        <div className={isCurrent ? '' : 'debrief-stale'}>
          <WinBar chances={answer.chances} context={context} t={t} />
        </div>
      )}
      {isAsked && !isOpen && (
        <button type="button" className="button" disabled={left === 0} onClick={ask}>
          <Icon name="help" size={18} /> {t.coach.ask}
        </button>
      )}
      {hasLimit && isAsked && left !== Infinity && (
        <p className="debrief-quiet">{left === 0 ? t.coach.noneLeft : t.coach.left(left)}</p>
      )}
      <div role="status">
        {isOpen && !isCurrent && <p className="debrief-quiet">{t.coach.thinking}</p>}
        {isOpen && isCurrent && <Advice ui={ui} table={table} answer={answer} t={t} />}
      </div>
    </section>
  );
}

interface AdviceProps {
  readonly ui: GameUi;
  readonly table: TableProps;
  readonly answer: CoachAnswer;
  readonly t: DebriefTexts;
}

/** The best choices with what they are worth, and in words what they do. */
function Advice({ ui, table, answer, t }: AdviceProps): ReactElement {
  const { context, consider, choose } = table;
  const [first, second] = answer.moves;
  const isEqual =
    second !== undefined &&
    first!.probability - second.probability <= 2 * Math.hypot(first!.standardError, second.standardError);
  return (
    <>
      <p className="debrief-quiet">{t.coach.advice}</p>
      <ol className="debrief-advice">
        {answer.moves.map(({ move, preview, probability }) => (
          <li key={JSON.stringify(move)}>
            <button
              type="button"
              className="choice-button"
              onPointerEnter={() => consider(move)}
              onPointerLeave={() => consider(null)}
              onFocus={() => consider(move)}
              onBlur={() => consider(null)}
              onClick={() => choose(move)}
            >
              <b>{percentText(probability, t, context)}</b>
              <span>{ui.describeMove(move, preview, context)}</span>
            </button>
          </li>
        ))}
      </ol>
      {isEqual && <p className="debrief-quiet">{t.coach.equal}</p>}
    </>
  );
}
