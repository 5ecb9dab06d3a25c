import type { Seat } from '@paddock/kernel';
import { type ReactElement, useState } from 'react';
import { gameCard } from '../games/index.ts';
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
  readonly seat: Seat;
  readonly source: CoachSource;
  readonly onClose: () => void;
}

/** Beside a race against bots: everybody's chances from what the person may know, and on request the best choices. */
export function CoachPanel({ ui, table, seat, source, onClose }: CoachPanelProps): ReactElement | null {
  const t = useDebriefTexts();
  const { context, position, isAsked } = table;
  const { answer, hasFailed } = useCoach(source, seat, position.n, isAsked);
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const { info } = context;
  // Where a table limits hints, the champion's advice is one.
  const hasLimit = gameCard(info.game)?.hasHints === true;
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
        <p className="debrief-quiet">{hasFailed ? t.coach.failed : isAsked ? t.coach.thinking : t.coach.waiting}</p>
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
