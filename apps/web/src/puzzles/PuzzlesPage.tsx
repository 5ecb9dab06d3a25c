import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { GAME_CARDS, type GameCard } from '../games/index.ts';
import { GameVignette } from '../games/GameVignette.tsx';
import { hasPuzzles, loadPuzzlePackage } from '../games/puzzles.ts';
import { Icon } from '../kit/icons.tsx';
import { useAsync } from '../kit/useAsync.ts';
import { Shell } from '../shell/Shell.tsx';
import { dayNumberOf } from './daily.ts';
import type { PuzzlePageTexts } from './page/types.ts';
import { usePuzzleProgress } from './puzzle-progress.ts';
import { currentStreak } from './streak.ts';
import { usePuzzleTexts } from './usePuzzleTexts.ts';
import './puzzles.css';

/** The puzzles of the day, one for each game, and the person's streak. */
export function PuzzlesPage(): ReactElement {
  const t = useTexts();
  const texts = usePuzzleTexts();
  const [today] = useState(() => dayNumberOf(new Date()));
  return (
    <Shell title={t.puzzles.title}>
      <header className="puzzles-head">
        <div>
          <h1>{t.puzzles.title}</h1>
          <p>{t.puzzles.lead}</p>
        </div>
        {texts !== null && <StreakBox texts={texts} today={today} />}
      </header>
      <ul className="puzzles-games">
        {texts !== null &&
          GAME_CARDS.filter(({ id }) => hasPuzzles(id)).map((card) => (
            <DailyPuzzle key={card.id} card={card} texts={texts} today={today} />
          ))}
      </ul>
    </Shell>
  );
}

interface PuzzlesOfDayProps {
  readonly texts: PuzzlePageTexts;
  /** The number of the day. */
  readonly today: number;
}

function StreakBox({ texts, today }: PuzzlesOfDayProps): ReactElement {
  const streak = usePuzzleProgress((progress) => progress.streak);
  const length = currentStreak(streak, today);
  return (
    <section className="puzzles-streak" aria-label={texts.streakTitle}>
      {length === 0 ? (
        <p>{texts.noStreak}</p>
      ) : (
        <>
          <p className="puzzles-streak-days">{texts.streak(length)}</p>
          {streak.longest > length && <p>{texts.bestStreak(streak.longest)}</p>}
        </>
      )}
    </section>
  );
}

function DailyPuzzle({ card, texts, today }: PuzzlesOfDayProps & { readonly card: GameCard }): ReactElement {
  const language = useSettings((settings) => settings.language);
  const question = useAsync(() => loadPuzzlePackage(card.id, language), [card.id, language]);
  const last = usePuzzleProgress(({ daily }) => daily[card.id]);
  const answer = last?.day === today ? last : null;
  return (
    <li className="card puzzles-game">
      <div className="puzzles-picture">
        <GameVignette game={card.id} />
      </div>
      <div className="puzzles-game-text">
        <h2>{card.title}</h2>
        <p className="puzzles-question">{question.state === 'loaded' ? question.value.t.question : ' '}</p>
        {answer !== null && (
          <p className={answer.isRight ? 'puzzles-answered puzzles-answered-right' : 'puzzles-answered'}>
            {answer.isRight && <Icon name="check" size={18} />}
            {answer.isRight ? texts.dailyRight : texts.dailyWrong}
          </p>
        )}
        <div className="puzzles-buttons">
          <Link
            href={`/puzzles/${card.id}/today`}
            className={answer === null ? 'button primary' : 'button'}
            aria-label={texts.dailyOf(card.title)}
          >
            {texts.daily}
          </Link>
          <Link href={`/puzzles/${card.id}`} className="button quiet" aria-label={texts.allOf(card.title)}>
            {texts.all}
          </Link>
        </div>
      </div>
    </li>
  );
}
