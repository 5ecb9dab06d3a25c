import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { GameTextsProvider } from '../games/GameTextsProvider.tsx';
import { gameCard, type LoadedGame, loadGame } from '../games/index.ts';
import { hasLesson, type LoadedLesson, loadLesson } from '../games/lessons.ts';
import type { LessonStep } from '../games/lesson.ts';
import { useAsync } from '../kit/useAsync.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { LiveTable } from '../table/LiveTable.tsx';
import { Loading } from '../table/Loading.tsx';
import { TableNotice } from '../table/TablePage.tsx';
import { LessonCoach } from './LessonCoach.tsx';
import { acceptsMove, createLessonTable } from './lesson-link.ts';
import { firstOpenStep, useLessonProgress } from './lesson-progress.ts';
import { Spotlight } from './Spotlight.tsx';
import './lesson.css';

/** The lesson of a game: short steps at a real table. */
export function LessonPage({ game }: { readonly game: string }): ReactElement {
  const language = useSettings((settings) => settings.language);
  const loaded = useAsync(async () => {
    if (!hasLesson(game)) return null;
    const loadedLesson = await loadLesson(game, language);
    return [await loadGame(game, language, loadedLesson.lesson.options), loadedLesson] as const;
  }, [game, language]);
  if (gameCard(game) === undefined || (loaded.state === 'loaded' && loaded.value === null)) return <NotFound />;
  if (loaded.state === 'loading') return <Loading game={game} />;
  if (loaded.state === 'failed' || loaded.value === null) return <TableNotice state="failed" />;
  const [loadedGame, loadedLesson] = loaded.value;
  return (
    <GameTextsProvider game={game}>
      <LessonRun key={game} id={game} game={loadedGame} loadedLesson={loadedLesson} />
    </GameTextsProvider>
  );
}

interface LessonRunProps {
  readonly id: string;
  readonly game: LoadedGame;
  readonly loadedLesson: LoadedLesson;
}

function LessonRun({ id, game, loadedLesson: { lesson, t } }: LessonRunProps): ReactElement {
  const done = useLessonProgress((progress) => progress.done[id]) ?? [];
  const complete = useLessonProgress((progress) => progress.complete);
  const [at, setAt] = useState(() => firstOpenStep(lesson.steps, done));
  const [attempt, setAttempt] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const step = lesson.steps[at]!;
  const nickname = useSettings((settings) => settings.nickname);
  const key = `lesson ${id} ${step.name} ${attempt}`;
  const link = useMemo(
    () => createLessonTable(game.definition, lesson, step, { id: key, nickname }),
    [game.definition, lesson, step, key, nickname],
  );
  const titles = lesson.steps.map(({ name }) => t[name]!.title);
  const goTo = (next: number): void => {
    setAt(next);
    setAttempt(attempt + 1);
    setRefused(false);
  };
  return (
    <LiveTable
      key={key}
      link={link}
      game={game}
      lesson={{
        accepts: (move) => {
          const isAccepted = acceptsMove(step, move);
          setRefused(!isAccepted);
          return isAccepted;
        },
        prompt: (shownEntries) => {
          const { tip, success } = t[step.name]!;
          return shownEntries >= link.entriesAtEnd ? success : tip;
        },
        coach: (shownEntries) => {
          const isDone = shownEntries >= link.entriesAtEnd;
          return (
            <>
              {!isDone && <Spotlight selectors={spotlightsOf(step)} />}
              {isDone && <OnceShown onShown={() => complete(id, step.name)} />}
              <LessonCoach
                game={id}
                titles={titles}
                steps={lesson.steps}
                at={at}
                done={done}
                isDone={isDone}
                isRefused={isRefused}
                onGoTo={goTo}
              />
            </>
          );
        },
      }}
    />
  );
}

/** Calls back once, after it has been shown. */
function OnceShown({ onShown }: { readonly onShown: () => void }): null {
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onShown, []);
  return null;
}

/** The choice of the first accepted move, on the board or among the actions, and what leads to it. */
function spotlightsOf({ spotlight, moves }: LessonStep): readonly string[] {
  const choice = `[data-move=${JSON.stringify(JSON.stringify(moves[0]))}]`;
  return spotlight === undefined ? [choice] : [choice, spotlight];
}
