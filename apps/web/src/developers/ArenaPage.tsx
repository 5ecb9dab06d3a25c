import type { Arena, ArenaRace, LeaderboardEntry } from '@paddock/protocol';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';
import { GAME_CARDS, type GameCard, gameCard } from '../games/index.ts';
import { PersonName } from '../kit/PersonName.tsx';
import { LeaderboardTable } from '../people/LeaderboardTable.tsx';
import { LoadStatus } from '../people/LoadStatus.tsx';
import { useDateFormat } from '../people/useDateFormat.ts';
import { useFetch } from '../people/useFetch.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { Shell } from '../shell/Shell.tsx';
import { CodeBlock } from './MarkdownDocument.tsx';
import '../people/people.css';
import './developers.css';

const REFRESH_MS = 5000;

/** The arena of a game: the ladder of BOT accounts, their races, and how to join. */
export function ArenaPage({ game }: { readonly game: string | undefined }): ReactElement {
  const card = game === undefined ? GAME_CARDS[0] : gameCard(game);
  return card === undefined ? <NotFound /> : <ArenaOf card={card} />;
}

function ArenaOf({ card }: { readonly card: GameCard }): ReactElement {
  const { arena: t } = useTexts().developers;
  return (
    <Shell title={t.of(card.title)}>
      <header className="people-head">
        <h1>{t.of(card.title)}</h1>
        <p>{t.lead}</p>
      </header>
      <nav className="best-games" aria-label={t.games}>
        {GAME_CARDS.map(({ id, title }) => (
          <Link key={id} href={`/arena/${id}`} className="button" aria-current={id === card.id ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      <Ladder key={card.id} game={card.id} />
    </Shell>
  );
}

function Ladder({ game }: { readonly game: string }): ReactElement {
  const texts = useTexts();
  const { arena: t } = texts.developers;
  const { leaderboard } = texts.people;
  const [ladder, retryLadder] = useFetch<readonly LeaderboardEntry[]>(`/api/leaderboard/${game}/bots`);
  const [arena, retryArena] = useFetch<Arena>(`/api/arena/${game}`);
  useEffect(() => {
    const refresh = (): void => {
      if (document.hidden) return;
      retryLadder();
      retryArena();
    };
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [retryLadder, retryArena]);
  if (ladder.state === 'failed') return <LoadStatus error={ladder.error} retry={retryLadder} />;
  if (arena.state === 'failed') return <LoadStatus error={arena.error} retry={retryArena} />;
  if (ladder.state === 'loading' || arena.state === 'loading') return <LoadStatus fillsPage />;
  const { waiting, running, finished } = arena.value;
  return (
    <div className="arena">
      <Section id="ladder" title={t.ladder}>
        {ladder.value.length === 0 ? (
          <p className="empty-box">{t.noLadder}</p>
        ) : (
          <LeaderboardTable
            columns={[leaderboard.points, leaderboard.sure, leaderboard.races]}
            rows={ladder.value.map(({ person, points, uncertainty, games }) => ({
              person,
              values: [points, uncertainty, games],
            }))}
            me={undefined}
          />
        )}
      </Section>
      <HowToJoin game={game} />
      <Section id="running" title={t.running}>
        <RaceList races={running} none={t.noneRunning} action={t.watch} />
        <h3>{t.waiting}</h3>
        {waiting.length === 0 ? (
          <p>{t.noneWaiting}</p>
        ) : (
          <ul className="arena-drivers">
            {waiting.map(({ id, nickname }) => (
              <li key={id}>
                <Link href={`/people/${id}`}>
                  <PersonName name={nickname} claimed botAccount />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section id="finished" title={t.finished}>
        <RaceList races={finished} none={t.noneFinished} action={t.replay} />
      </Section>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }): ReactElement {
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function HowToJoin({ game }: { readonly game: string }): ReactElement {
  const { arena: t } = useTexts().developers;
  return (
    <Section id="join" title={t.join}>
      <ol className="arena-join">
        <li>
          <Link href="/me">{t.create}</Link>
        </li>
        <li>
          {t.start}
          <CodeBlock text={`python3 bot.py --server ${location.origin} --token paddock_… --arena ${game}`} />
        </li>
      </ol>
      <p>{t.alone}</p>
      <p className="people-links">
        <Link href="/developers">{t.docs}</Link>
        <a href={`/api/games.ndjson?game=${game}`}>{t.log}</a>
      </p>
    </Section>
  );
}

interface RaceListProps {
  readonly races: readonly ArenaRace[];
  readonly none: string;
  readonly action: string;
}

function RaceList({ races, none, action }: RaceListProps): ReactElement {
  const day = useDateFormat();
  if (races.length === 0) return <p className="empty-box">{none}</p>;
  return (
    <ol className="arena-races">
      {races.map((race) => (
        <li key={race.table}>
          <Drivers race={race} />
          <span className="arena-when">{day(race.endedAt ?? race.startedAt)}</span>
          <Link
            href={`/t/${race.table}`}
            className="button"
            aria-label={`${action}: ${race.drivers.map(({ name }) => name).join(', ')}`}
          >
            {action}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The drivers by place; a bot of the server has its level as name. */
function Drivers({ race }: { readonly race: ArenaRace }): ReactElement {
  const t = useTexts();
  return (
    <ul className="arena-drivers">
      {race.drivers.map(({ name, person, place }, i) => (
        // Drivers keep their places.
        <li key={i}>
          {place !== null && <b>{place}.</b>}{' '}
          {person === null ? (t.bots[name]?.name ?? name) : <PersonName name={name} claimed botAccount />}
        </li>
      ))}
    </ul>
  );
}
