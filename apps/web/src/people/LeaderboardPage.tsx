import type { LeaderboardEntry, SkillEntry } from '@paddock/protocol';
import { type ReactElement, useEffect } from 'react';
import { Link, useSearch } from 'wouter';
import { NotFound } from '../shell/NotFound.tsx';
import { Shell } from '../shell/Shell.tsx';
import { GAME_CARDS, type GameCard, gameCard } from '../games/index.ts';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { useFetch } from './useFetch.ts';
import { LoadStatus } from './LoadStatus.tsx';
import { LeaderboardTable } from './LeaderboardTable.tsx';
import { usePointsFormat } from './usePointsFormat.ts';
import './people.css';

/** The leaderboards of the games. */
export function LeaderboardPage({ game }: { game: string | undefined }): ReactElement {
  const card = game === undefined ? GAME_CARDS[0] : gameCard(game);
  return card === undefined ? <NotFound /> : <Leaderboard card={card} />;
}

/** The query of the leaderboard without luck. */
const BY_SKILL = 'by=skill';

function Leaderboard({ card }: { card: GameCard }): ReactElement {
  const { leaderboard: t } = useTexts().people;
  const isBySkill = useSearch() === BY_SKILL;
  const query = isBySkill ? `?${BY_SKILL}` : '';
  return (
    <Shell title={t.of(card.title)}>
      <header className="people-head">
        <h1>{t.of(card.title)}</h1>
        <p>{isBySkill ? t.skillLead : t.lead}</p>
      </header>
      <nav className="best-games" aria-label={t.title}>
        {GAME_CARDS.map(({ id, title }) => (
          <Link
            key={id}
            href={`/best/${id}${query}`}
            className="button"
            aria-current={id === card.id ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      <nav className="best-games" aria-label={t.kinds}>
        <Link href={`/best/${card.id}`} className="button" aria-current={isBySkill ? undefined : 'page'}>
          {t.rated}
        </Link>
        <Link href={`/best/${card.id}?${BY_SKILL}`} className="button" aria-current={isBySkill ? 'page' : undefined}>
          {t.skilled}
        </Link>
      </nav>
      {isBySkill ? <BestBySkill game={card.id} /> : <BestByRating game={card.id} />}
    </Shell>
  );
}

function BestByRating({ game }: { game: string }): ReactElement {
  const { leaderboard: t } = useTexts().people;
  return (
    <LoadedList<LeaderboardEntry> path={`/api/leaderboard/${game}`} emptyText={t.emptyText}>
      {(ranked, me) => (
        <LeaderboardTable
          columns={[t.points, t.sure, t.races]}
          rows={ranked.map(({ person, points, uncertainty, games }) => ({
            person,
            values: [points, uncertainty, games],
          }))}
          me={me}
        />
      )}
    </LoadedList>
  );
}

function BestBySkill({ game }: { game: string }): ReactElement {
  const { leaderboard: t } = useTexts().people;
  const { interval } = usePointsFormat();
  return (
    <LoadedList<SkillEntry> path={`/api/leaderboard/${game}/skill`} emptyText={t.skillEmptyText}>
      {(ranked, me) => (
        <LeaderboardTable
          columns={[t.skill, t.plain, t.races]}
          rows={ranked.map(({ person, adjusted, plain, races }) => ({
            person,
            values: [interval(adjusted), interval(plain), races],
          }))}
          me={me}
        />
      )}
    </LoadedList>
  );
}

interface LoadedListProps<T> {
  readonly path: string;
  readonly emptyText: string;
  readonly children: (ranked: readonly T[], me: string | undefined) => ReactElement;
}

/** A leaderboard from the server, or what to do while there is none. */
function LoadedList<T>({ path, emptyText, children }: LoadedListProps<T>): ReactElement {
  const [asked, retry] = useFetch<readonly T[]>(path);
  const { me, load } = useMe();
  useEffect(() => void (me === undefined && load()), [me, load]);
  if (asked.state === 'loading') return <LoadStatus />;
  if (asked.state === 'failed') {
    // The server computes no debriefs of this game.
    return asked.error.code === 'not-found' ? (
      <EmptyLeaderboard text={emptyText} />
    ) : (
      <LoadStatus error={asked.error} retry={retry} />
    );
  }
  return asked.value.length === 0 ? <EmptyLeaderboard text={emptyText} /> : children(asked.value, me?.id);
}

function EmptyLeaderboard({ text }: { text: string }): ReactElement {
  const { leaderboard: t } = useTexts().people;
  return (
    <div className="empty-box best-empty">
      <PodiumPicture />
      <p className="best-empty-title">{t.empty}</p>
      <p>{text}</p>
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
