import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { Shell } from '../shell/Shell.tsx';
import { gameCard } from '../games/index.ts';
import { GameVignette } from '../games/GameVignette.tsx';
import { Icon } from '../kit/icons.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { Rules } from '../rules/Rules.tsx';
import { StartPlaying } from './StartPlaying.tsx';
import './games-list.css';
import './rules-page.css';

/** The rules of one game, with buttons to start playing. */
export function RulesPage({ game }: { game: string }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const card = gameCard(game);
  if (card === undefined) return <NotFound />;
  const { seats, pitch } = card;
  return (
    <Shell title={t.rules.rulesOf(card.title)}>
      <header className="learn-hero">
        <div className="learn-hero-text">
          <Link href="/learn" className="learn-back">
            <Icon name="back" size={18} />
            {t.learn.title}
          </Link>
          <h1>{t.rules.rulesOf(card.title)}</h1>
          <p>{pitch[language]}</p>
          <p className="learn-hero-players">{t.players(seats.min, seats.max)}</p>
          <div className="learn-buttons">
            <StartPlaying card={card} />
            <Link href={`/learn/${game}/card`} className="button" aria-label={t.learn.cardOf(card.title)}>
              {t.learn.card}
            </Link>
          </div>
        </div>
        <div className="learn-hero-picture">
          <GameVignette game={card.id} />
        </div>
      </header>
      <Rules key={game} game={game} />
    </Shell>
  );
}
