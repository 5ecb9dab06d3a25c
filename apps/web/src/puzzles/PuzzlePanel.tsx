import type { Puzzle, PuzzleUnit } from '@paddock/kernel/puzzles';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { LoadedGame } from '../games/index.ts';
import type { LoadedPuzzlePackage } from '../games/puzzles.ts';
import type { TableInfo } from '../games/table-link.ts';
import { createTextContext } from '../table/text-context.ts';
import { describeAnswer } from './answer.ts';
import { DifficultyMark } from './DifficultyMark.tsx';
import type { PuzzlePageTexts } from './page/types.ts';
import { PuzzleChoices } from './PuzzleChoices.tsx';

interface PuzzlePanelProps {
  readonly game: LoadedGame;
  readonly info: TableInfo;
  readonly puzzles: LoadedPuzzlePackage;
  readonly puzzle: Puzzle;
  readonly unit: PuzzleUnit;
  readonly number: number;
  /** It is the puzzle of the day. */
  readonly isDaily: boolean;
  /** How many days in a row a puzzle of the day was solved. */
  readonly streak: number;
  /** Whether the answer of an earlier visit was right; undefined if there was none. */
  readonly earlier: boolean | undefined;
  /** The move that was made and shown, or `null`. */
  readonly made: object | null;
  readonly texts: PuzzlePageTexts;
  readonly onNext: () => void;
  readonly onAgain: () => void;
}

/** What the puzzle is about and, after the choice, whether it was right, what each choice is worth, and why. */
export function PuzzlePanel(props: PuzzlePanelProps): ReactElement {
  const { game, info, puzzles, puzzle, unit, number, isDaily, streak, earlier, made, texts } = props;
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const context = createTextContext(info, puzzle.seat, game.t, t, language);
  const answer = made === null ? null : describeAnswer({ game, puzzles, puzzle, unit, made, texts, context });
  const result = answer === null ? '' : answer.isRight ? ' puzzle-right' : ' puzzle-wrong';
  return (
    <aside className={`puzzle-panel${result}`} aria-label={texts.panel}>
      <div className="puzzle-row">
        <h2 className="puzzle-title">
          {isDaily ? texts.daily : texts.number(number)}
          <DifficultyMark difficulty={puzzle.difficulty} />
          <span className="hidden-text">{texts.difficulty(puzzle.difficulty)}</span>
        </h2>
        <Link href={`/puzzles/${info.game}`} className="puzzle-to-list">
          {texts.toList}
        </Link>
      </div>
      <div role="status">
        {answer === null ? (
          <>
            <p className="puzzle-judged only-wide">{puzzles.t.judgedBy}</p>
            {earlier !== undefined && <p>{earlier ? texts.firstRight : texts.firstWrong}</p>}
          </>
        ) : (
          <>
            <p className="hidden-text">{answer.isRight ? texts.right : texts.wrong}</p>
            {answer.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {isDaily && answer.isRight && streak > 0 && <p>{t.labelled(texts.streakTitle, texts.streak(streak))}</p>}
          </>
        )}
      </div>
      {answer !== null && <PuzzleChoices answer={answer} texts={texts} />}
      {answer !== null && <p className="puzzle-judged">{puzzles.t.judgedBy}</p>}
      {answer !== null && <PuzzleButtons {...props} />}
    </aside>
  );
}

/** Enter is enough to go on. */
function PuzzleButtons({ texts, onNext, onAgain }: PuzzlePanelProps): ReactElement {
  const primary = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    primary.current?.focus({ preventScroll: true });
    // On a small screen the choice was below what is said about it.
    primary.current?.closest('.puzzle-panel')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div className="puzzle-buttons">
      <button type="button" className="button" onClick={onAgain}>
        {texts.again}
      </button>
      <button ref={primary} type="button" className="button primary" onClick={onNext}>
        {texts.next}
      </button>
    </div>
  );
}
