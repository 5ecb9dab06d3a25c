import { isSameJson } from '@paddock/kernel';
import { openPuzzle, type PuzzleFile } from '@paddock/kernel/puzzles';
import { type ReactElement, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../base/settings.ts';
import type { Language } from '../base/texts/language.ts';
import { GameTextsProvider } from '../games/GameTextsProvider.tsx';
import { gameCard, type LoadedGame, loadGame } from '../games/index.ts';
import { hasPuzzles, type LoadedPuzzlePackage, loadPuzzleFile, loadPuzzlePackage } from '../games/puzzles.ts';
import { useAsync } from '../kit/useAsync.ts';
import { createArrangedTable } from '../learn/arranged-table.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { LiveTable } from '../table/LiveTable.tsx';
import { Loading } from '../table/Loading.tsx';
import { TableNotice } from '../table/TablePage.tsx';
import { dailyIndex, dayNumberOf } from './daily.ts';
import type { PuzzlePageTexts } from './page/types.ts';
import { PuzzlePanel } from './PuzzlePanel.tsx';
import { nextOpenIndex, useAnswers, usePuzzleProgress } from './puzzle-progress.ts';
import { currentStreak } from './streak.ts';
import { usePuzzleTexts } from './usePuzzleTexts.ts';
import './puzzles.css';

interface PuzzlePageProps {
  readonly game: string;
  /** From 1, or `today` for the puzzle of the day. */
  readonly number: string;
}

/** The puzzles of a game, with what their tables need, such as circuits. */
async function loadTables(game: string, language: Language): ReturnType<typeof loadPuzzleFile> {
  const file = await loadPuzzleFile(game);
  await Promise.all(file.tables.map(({ options }) => loadGame(game, language, options)));
  return file;
}

/** One puzzle at a real table. */
export function PuzzlePage({ game, number }: PuzzlePageProps): ReactElement {
  const language = useSettings((settings) => settings.language);
  const texts = usePuzzleTexts();
  const [today] = useState(() => dayNumberOf(new Date()));
  const loaded = useAsync(
    () =>
      hasPuzzles(game)
        ? Promise.all([loadGame(game, language), loadPuzzlePackage(game, language), loadTables(game, language)])
        : Promise.resolve(null),
    [game, language],
  );
  if (gameCard(game) === undefined || !hasPuzzles(game)) return <NotFound />;
  if (loaded.state === 'failed') return <TableNotice state="failed" />;
  if (loaded.state === 'loading' || loaded.value === null || texts === null) return <Loading game={game} />;
  const [loadedGame, puzzles, file] = loaded.value;
  const daily = dailyIndex(today, file.puzzles.length);
  const index = number === 'today' ? daily : Number(number) - 1;
  if (!(index in file.puzzles)) return <NotFound />;
  return (
    <GameTextsProvider game={game}>
      <PuzzleRun
        key={`${game} ${index}`}
        game={loadedGame}
        puzzles={puzzles}
        file={file}
        index={index}
        day={index === daily ? today : null}
        texts={texts}
      />
    </GameTextsProvider>
  );
}

interface PuzzleRunProps {
  readonly game: LoadedGame;
  readonly puzzles: LoadedPuzzlePackage;
  readonly file: PuzzleFile;
  readonly index: number;
  /** The number of today, if this is its puzzle. */
  readonly day: number | null;
  readonly texts: PuzzlePageTexts;
}

function PuzzleRun({ game, puzzles, file, index, day, texts }: PuzzleRunProps): ReactElement {
  const { definition } = game;
  const [, go] = useLocation();
  const nickname = useSettings((settings) => settings.nickname);
  const answers = useAnswers(file);
  const answer = usePuzzleProgress((progress) => progress.answer);
  const streak = usePuzzleProgress((progress) => progress.streak);
  const [attempt, setAttempt] = useState(0);
  const [made, setMade] = useState<object | null>(null);
  // What was answered on an earlier visit.
  const [earlier] = useState(answers[index]);
  const puzzle = useMemo(() => openPuzzle(definition, file, index), [definition, file, index]);
  const key = `puzzle ${file.game} ${index} ${attempt}`;
  const link = useMemo(() => {
    const [table, , setup] = file.puzzles[index]!;
    const position = { ...file.tables[table]!, setup, seat: puzzle.seat, after: [] };
    return createArrangedTable(definition, position, { id: key, nickname });
  }, [definition, file, index, puzzle.seat, key, nickname]);
  const isRight = (move: object): boolean =>
    puzzle.choices.some((choice) => choice.isRight && isSameJson(choice.move, move));
  return (
    <LiveTable
      key={key}
      link={link}
      game={game}
      lesson={{
        accepts: (move) => {
          setMade(move);
          answer(file, index, isRight(move), day);
          return true;
        },
        // The result is told when everything that follows from the choice has been shown.
        prompt: (shownEntries) => {
          if (made === null || shownEntries < link.entriesAtEnd) return puzzles.t.question;
          return isRight(made) ? texts.right : texts.wrong;
        },
        coach: (shownEntries) => (
          <PuzzlePanel
            game={game}
            info={link.info}
            puzzles={puzzles}
            puzzle={puzzle}
            unit={file.unit}
            number={index + 1}
            isDaily={day !== null}
            streak={day === null ? 0 : currentStreak(streak, day)}
            earlier={earlier}
            made={shownEntries >= link.entriesAtEnd ? made : null}
            texts={texts}
            onNext={() => go(`/puzzles/${file.game}/${nextOpenIndex(answers, index, file.puzzles.length) + 1}`)}
            onAgain={() => {
              setMade(null);
              setAttempt(attempt + 1);
            }}
          />
        ),
      }}
    />
  );
}
