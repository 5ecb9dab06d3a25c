import { type ReactElement, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { gameCard } from '../games/index.ts';
import type { LessonStep } from '../games/lesson.ts';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { Icon } from '../kit/icons.tsx';
import { playNow } from '../table/play-now.ts';

interface LessonCoachProps {
  readonly game: string;
  readonly steps: readonly LessonStep[];
  /** The titles of the steps. */
  readonly titles: readonly string[];
  readonly at: number;
  /** The names of the completed steps. */
  readonly done: readonly string[];
  /** The move of this step was made and shown. */
  readonly isDone: boolean;
  /** Another move was tried. */
  readonly isRefused: boolean;
  readonly onGoTo: (step: number) => void;
}

/** The coach's panel: where one is in the lesson, and the way to the other steps. The prompt says what to do. */
export function LessonCoach(props: LessonCoachProps): ReactElement {
  const { game, steps, titles, at, done, isDone, isRefused, onGoTo } = props;
  const t = useTexts().learn.lesson;
  const isLast = at === steps.length - 1;
  return (
    <aside className={isDone ? 'lesson-coach lesson-success' : 'lesson-coach'} aria-label={t.coach}>
      <ol className="lesson-steps" aria-label={t.steps}>
        {steps.map(({ name }, i) => (
          <li key={name}>
            <button
              type="button"
              className={`lesson-step${done.includes(name) ? ' lesson-step-done' : ''}`}
              aria-current={i === at ? 'step' : undefined}
              aria-label={t.goTo(i + 1, titles[i]!, done.includes(name))}
              title={titles[i]}
              onClick={() => onGoTo(i)}
            >
              {i + 1}
            </button>
          </li>
        ))}
      </ol>
      <p className="lesson-refused" role="status">
        {isRefused && !isDone && t.other}
      </p>
      <div className="lesson-row">
        <h2 className="lesson-title">
          {isDone && <Icon name="check" size={20} />}
          {titles[at]}
        </h2>
        {isDone ? (
          <DoneButtons game={game} isLast={isLast} onNext={() => onGoTo(at + 1)} onAgain={() => onGoTo(at)} />
        ) : isLast ? (
          <Link className="button" href={`/learn/${game}`}>
            {t.rules}
          </Link>
        ) : (
          <button type="button" className="button" onClick={() => onGoTo(at + 1)}>
            {t.skip}
          </button>
        )}
      </div>
    </aside>
  );
}

interface DoneButtonsProps {
  readonly game: string;
  readonly isLast: boolean;
  readonly onNext: () => void;
  readonly onAgain: () => void;
}

/** Next or, after the last step, a race of one's own. Enter is enough to go on. */
function DoneButtons({ game, isLast, onNext, onAgain }: DoneButtonsProps): ReactElement {
  const t = useTexts().learn.lesson;
  const [, go] = useLocation();
  const primary = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    primary.current?.focus({ preventScroll: true });
    primary.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // The first race of one's own is a guided one, too: the coach stays.
  const race = (): void => {
    useSettings.getState().change({ coach: true });
    void playNow(gameCard(game)!).then((id) => go(`/table/${id}`));
  };
  return (
    <>
      <button type="button" className="button" onClick={onAgain}>
        {t.again}
      </button>
      <button ref={primary} type="button" className="button primary" onClick={isLast ? race : onNext}>
        {isLast ? t.race : t.next}
      </button>
    </>
  );
}
