import type { LeaderboardEntry } from '@paddock/protocol';
import { type ReactElement, useEffect } from 'react';
import { Link } from 'wouter';
import { NotFound } from '../shell/NotFound.tsx';
import { Shell } from '../shell/Shell.tsx';
import { GAME_CARDS, type GameCard, gameCard } from '../games/index.ts';
import { PersonName } from '../kit/PersonName.tsx';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { useFetch } from './useFetch.ts';
import { LoadStatus } from './LoadStatus.tsx';
import './people.css';

/** The leaderboards of the games. */
export function LeaderboardPage({ game }: { game: string | undefined }): ReactElement {
  const card = game === undefined ? GAME_CARDS[0] : gameCard(game);
  return card === undefined ? <NotFound /> : <Leaderboard card={card} />;
}

function Leaderboard({ card }: { card: GameCard }): ReactElement {
  const { leaderboard: t } = useTexts().people;
  const [asked, retry] = useFetch<readonly LeaderboardEntry[]>(`/api/leaderboard/${card.id}`);
  return (
    <Shell title={t.of(card.title)}>
      <header className="people-head">
        <h1>{t.of(card.title)}</h1>
        <p>{t.lead}</p>
      </header>
      <nav className="best-games" aria-label={t.title}>
        {GAME_CARDS.map(({ id, title }) => (
          <Link key={id} href={`/best/${id}`} className="button" aria-current={id === card.id ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      {asked.state === 'loading' && <LoadStatus />}
      {asked.state === 'failed' && <LoadStatus error={asked.error} retry={retry} />}
      {asked.state === 'loaded' &&
        (asked.value.length === 0 ? <EmptyLeaderboard /> : <LeaderboardTable ranked={asked.value} />)}
    </Shell>
  );
}

function EmptyLeaderboard(): ReactElement {
  const { leaderboard: t } = useTexts().people;
  return (
    <div className="empty-box best-empty">
      <PodiumPicture />
      <p className="best-empty-title">{t.empty}</p>
      <p>{t.emptyText}</p>
      <Link href="/lobby" className="button primary">
        {t.play}
      </Link>
    </div>
  );
}

function PodiumPicture(): ReactElement {
  return (
    <svg viewBox="0 0 120 60" width="180" height="90" aria-hidden="true" className="podium">
      <path d="M5 36h36v24H5ZM42 16h36v44H42ZM79 44h36v16H79Z" />
      <text x="23" y="53">
        2
      </text>
      <text x="60" y="40">
        1
      </text>
      <text x="97" y="57">
        3
      </text>
    </svg>
  );
}

function LeaderboardTable({ ranked }: { ranked: readonly LeaderboardEntry[] }): ReactElement {
  const { leaderboard: t, me: self } = useTexts().people;
  const { me, load } = useMe();
  useEffect(() => void (me === undefined && load()), [me, load]);
  return (
    <table className="best">
      <thead>
        <tr>
          <th scope="col">{t.rank}</th>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.points}</th>
          <th scope="col">{t.sure}</th>
          <th scope="col">{t.races}</th>
        </tr>
      </thead>
      <tbody>
        {ranked.map(({ person, points, uncertainty, games }, i) => (
          <tr key={person.id} className={person.id === me?.id ? 'best-me' : undefined}>
            <td>{i + 1}</td>
            <th scope="row">
              <Link href={`/people/${person.id}`}>
                <PersonName name={person.nickname} claimed={person.claimed} />
              </Link>
              {person.id === me?.id && <small> ({self.title})</small>}
            </th>
            <td>{points}</td>
            <td>{uncertainty}</td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
