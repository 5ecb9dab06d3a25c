import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { GAME_CARDS, type GameCard } from '../games/index.ts';
import { GameVignette } from '../games/GameVignette.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { StartPlaying } from './StartPlaying.tsx';
import './games-list.css';
import './rules-page.css';

/** Lists the four games with their lessons and rules, and explains why the dice can be trusted. */
export function LearnPage(): ReactElement {
  const t = useTexts();
  return (
    <Shell title={t.learn.title}>
      <header className="learn-head">
        <h1>{t.learn.title}</h1>
        <p>{t.learn.lead}</p>
        <p className="learn-puzzles">
          <Link href="/puzzles">{t.learn.puzzles}</Link> · {t.learn.puzzlesHint}
        </p>
      </header>
      <ul className="learn-games">
        {GAME_CARDS.map((card) => (
          <GameToLearn key={card.id} card={card} />
        ))}
      </ul>
      <section className="learn-fair">
        <h2>{t.learn.fair}</h2>
        <ol>
          {t.learn.fairSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </Shell>
  );
}

function GameToLearn({ card }: { card: GameCard }): ReactElement {
  const t = useTexts();
  const { seats, pitch } = card;
  const language = useSettings((settings) => settings.language);
  return (
    <li className="card learn-game">
      <div className="learn-picture">
        <GameVignette game={card.id} />
      </div>
      <div className="learn-game-text">
        <h2>{card.title}</h2>
        <p className="learn-players">{t.players(seats.min, seats.max)}</p>
        <p>{pitch[language]}</p>
        <div className="learn-buttons">
          <StartPlaying card={card} lessonOnly />
          <Link href={`/learn/${card.id}`} className="button" aria-label={t.learn.readOf(card.title)}>
            {t.learn.read}
          </Link>
        </div>
      </div>
    </li>
  );
}
