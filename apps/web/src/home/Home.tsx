import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { GAME_CARDS, type GameCard } from '../games/index.ts';
import { GameVignette } from '../games/GameVignette.tsx';
import { useTableActions } from '../lobby/useTableActions.ts';
import { NicknameRequiredButton } from '../people/NicknameRequiredButton.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { OpenRecord } from './OpenRecord.tsx';
import { HomePoster } from './HomePoster.tsx';
import { LiveRaces } from './LiveRaces.tsx';
import { LocalRaces } from './LocalRaces.tsx';
import './home.css';

/** The home page: what this site is, and one click to a race. */
export function Home(): ReactElement {
  const t = useTexts();
  return (
    <Shell title={t.name}>
      <LocalRaces running />
      <header className="home-head">
        <div>
          <h1>{t.home.title}</h1>
          <p>{t.home.lead}</p>
        </div>
        <HomePoster />
      </header>
      <LiveRaces />
      <ul className="home-posters">
        {GAME_CARDS.map((card) => (
          <Poster key={card.id} card={card} />
        ))}
      </ul>
      <div className="home-links">
        <p className="home-puzzles">
          <Link href="/puzzles">{t.learn.puzzles}</Link>
          <span>{t.learn.puzzlesHint}</span>
        </p>
        <p className="home-puzzles">
          <Link href="/championships">{t.championships.title}</Link>
          <span>{t.championships.homeHint}</span>
        </p>
        <p className="home-puzzles">
          <Link href="/gallery">{t.gallery.title}</Link>
          <span>{t.gallery.homeHint}</span>
        </p>
        <p className="home-puzzles">
          <Link href="/workshop">{t.workshop.title}</Link>
          <span>{t.workshop.homeHint}</span>
        </p>
      </div>
      <div className="home-more">
        <OpenRecord />
        <section className="home-fair">
          <h2>{t.learn.fair}</h2>
          <p>{t.home.fairText}</p>
        </section>
      </div>
      <LocalRaces running={false} />
    </Shell>
  );
}

function Poster({ card }: { card: GameCard }): ReactElement {
  const t = useTexts();
  const { seats, pitch } = card;
  const language = useSettings((settings) => settings.language);
  const { createPrivateTable } = useTableActions();
  return (
    <li className="card poster">
      <div className="poster-picture">
        <GameVignette game={card.id} />
      </div>
      <div className="home-poster-text">
        <h2>{card.title}</h2>
        <p className="home-poster-players">{t.players(seats.min, seats.max)}</p>
        <p>{pitch[language]}</p>
        <div className="home-poster-buttons">
          {/* A link, not a button, so that it works before hydration. */}
          <Link href={`/play/${card.id}`} className="button primary" aria-label={t.table.playNowHint(card.title)}>
            {t.table.playNow}
          </Link>
          <NicknameRequiredButton
            label={t.lobby.withFriends}
            hint={t.lobby.withFriendsHint(card.title)}
            nameLabel={t.lobby.makeTable}
            action={() => createPrivateTable(card)}
          />
          <Link href={`/new/${card.id}`} className="button" aria-label={t.home.oneDeviceHint(card.title)}>
            {t.home.oneDevice}
          </Link>
          <Link href={`/learn/${card.id}`} className="button quiet" aria-label={t.home.learnHint(card.title)}>
            {t.home.learn}
          </Link>
        </div>
      </div>
    </li>
  );
}
