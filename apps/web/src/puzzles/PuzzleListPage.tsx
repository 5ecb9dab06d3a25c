import { DIFFICULTIES, type Difficulty, type PuzzleFile } from '@paddock/kernel/puzzles';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';
import { gameCard } from '../games/index.ts';
import { hasPuzzles, loadPuzzleFile } from '../games/puzzles.ts';
import { Icon } from '../kit/icons.tsx';
import { useAsync } from '../kit/useAsync.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { Shell } from '../shell/Shell.tsx';
import { DifficultyMark } from './DifficultyMark.tsx';
import type { PuzzlePageTexts } from './page/types.ts';
import { useAnswers } from './puzzle-progress.ts';
import { usePuzzleTexts } from './usePuzzleTexts.ts';
import './puzzles.css';

/** All puzzles of a game, to be filtered by difficulty. */
export function PuzzleListPage({ game }: { readonly game: string }): ReactElement {
  const t = useTexts();
  const texts = usePuzzleTexts();
  const card = gameCard(game);
  const file = useAsync(async () => (hasPuzzles(game) ? loadPuzzleFile(game) : null), [game]);
  if (card === undefined || !hasPuzzles(game)) return <NotFound />;
  return (
    <Shell title={t.puzzles.of(card.title)}>
      <header className="puzzles-head">
        <div>
          <Link href="/puzzles" className="puzzles-back">
            <Icon name="back" size={18} />
            {t.puzzles.title}
          </Link>
          <h1>{t.puzzles.of(card.title)}</h1>
        </div>
        {texts !== null && (
          <Link href={`/puzzles/${game}/today`} className="button primary">
            {texts.daily}
          </Link>
        )}
      </header>
      {file.state === 'failed' && <p role="alert">{t.table.failedHint}</p>}
      {file.state === 'loaded' && file.value !== null && texts !== null && (
        <PuzzleList key={game} file={file.value} texts={texts} />
      )}
    </Shell>
  );
}

interface PuzzleListProps {
  readonly file: PuzzleFile;
  readonly texts: PuzzlePageTexts;
}

export function PuzzleList({ file, texts }: PuzzleListProps): ReactElement {
  const answers = useAnswers(file);
  const [wanted, setWanted] = useState<Difficulty | null>(null);
  const right = Object.values(answers).filter(Boolean).length;
  const shown = file.puzzles.flatMap(([, difficulty], index) =>
    wanted === null || difficulty === wanted ? [{ index, difficulty }] : [],
  );
  const next = shown.find(({ index }) => answers[index] === undefined);
  return (
    <>
      <fieldset className="puzzles-filter">
        <legend>{texts.filter}</legend>
        {[null, ...DIFFICULTIES].map((one) => (
          <label key={one}>
            <input type="radio" name="difficulty" checked={wanted === one} onChange={() => setWanted(one)} />
            <span>
              {one === null ? texts.anyDifficulty : <DifficultyMark difficulty={one} />}
              {one !== null && <span className="hidden-text">{texts.difficulty(one)}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="puzzles-go-on">
        <p className="puzzles-solved" role="status">
          {shown.length === 0 ? texts.empty : texts.solved(right, file.puzzles.length)}
        </p>
        {next !== undefined && (
          <Link href={`/puzzles/${file.game}/${next.index + 1}`} className="button">
            {texts.goOn(next.index + 1)}
          </Link>
        )}
      </div>
      <ol className="puzzles-list">
        {shown.map(({ index, difficulty }) => (
          <li key={index}>
            <Link
              href={`/puzzles/${file.game}/${index + 1}`}
              className={`puzzles-entry${markOf(answers[index])}`}
              aria-label={texts.entry(index + 1, difficulty, answers[index])}
            >
              <span className="puzzles-entry-number">{index + 1}</span>
              {answers[index] === true && <Icon name="check" size={16} />}
              <DifficultyMark difficulty={difficulty} />
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}

function markOf(isRight: boolean | undefined): string {
  if (isRight === undefined) return '';
  return isRight ? ' puzzles-entry-right' : ' puzzles-entry-tried';
}
