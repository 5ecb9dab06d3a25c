import type { GameStatistics, Opponent, Person, Profile, Rating } from '@paddock/protocol';
import { type ReactElement, useEffect } from 'react';
import { Link } from 'wouter';
import { Shell } from '../shell/Shell.tsx';
import { gameCard } from '../games/index.ts';
import { PersonName } from '../kit/PersonName.tsx';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { AvoidButton } from './AvoidButton.tsx';
import { FollowButton } from './FollowButton.tsx';
import { GameResults } from './GameResults.tsx';
import { HeadToHead, Opponents } from './HeadToHead.tsx';
import { raceWithAddress } from './race-with.ts';
import { RaceHistory } from './RaceHistory.tsx';
import { RatingCurve } from './RatingCurve.tsx';
import { Skills } from './Skills.tsx';
import { useFetch } from './useFetch.ts';
import { LoadStatus } from './LoadStatus.tsx';
import './people.css';
import './profile.css';

/** The profile of a person: ratings, results, opponents and race history. */
export function ProfilePage({ id }: { id: string }): ReactElement {
  const { me, load } = useMe();
  const [asked, retry] = useFetch<Profile>(`/api/people/${encodeURIComponent(id)}`);
  const { profile: t } = useTexts().people;
  useEffect(() => void (me === undefined && load()), [me, load]);
  if (asked.state === 'loaded') return <ProfileContent profile={asked.value} me={me ?? null} />;
  const missing = asked.state === 'failed' && ['not-found', 'bad-request'].includes(asked.error.code);
  return (
    <Shell title={missing ? t.missing : '…'}>
      {missing ? (
        <div className="shell-message">
          <h1>{t.missing}</h1>
          <p>{t.missingText}</p>
        </div>
      ) : (
        <LoadStatus {...(asked.state === 'failed' ? { error: asked.error, retry } : {})} />
      )}
    </Shell>
  );
}

function ProfileContent({ profile, me }: { profile: Profile; me: Person | null }): ReactElement {
  const texts = useTexts();
  const { profile: t } = texts.people;
  const { id, nickname, claimed, botAccount = false, ratings } = profile;
  const [statistics] = useFetch<readonly GameStatistics[]>(`/api/people/${id}/statistics`);
  const counted = statistics.state === 'loaded' ? statistics.value : [];
  return (
    <Shell title={nickname}>
      <header className="people-head">
        <h1>
          <PersonName name={nickname} claimed={claimed} botAccount={botAccount} />
        </h1>
        <p>{botAccount ? texts.botAccount : claimed ? texts.claimed : t.unclaimed}</p>
        {me?.id === id && (
          <p className="people-links">
            <Link href="/me">{t.you}</Link>
          </p>
        )}
        {me !== null && me.id !== id && (
          <div className="sheet-row">
            <Link className="button primary" href={raceWithAddress([nickname])}>
              {texts.people.follow.raceWith(nickname)}
            </Link>
            <FollowButton id={id} nickname={nickname} />
          </div>
        )}
      </header>
      {me !== null && me.id !== id && <HeadToHead id={id} nickname={nickname} me={me.id} />}
      <section className="part" aria-labelledby="ratings">
        <h2 id="ratings">{t.ratings}</h2>
        <p className="hint">{t.meaning}</p>
        {ratings.length === 0 ? (
          <p className="empty-box">{t.none}</p>
        ) : (
          <RatingList ratings={ratings} statistics={counted} />
        )}
      </section>
      <GameResults statistics={counted} />
      <Skills person={id} />
      {me?.id === id ? (
        <OwnHistory me={me} />
      ) : (
        <RaceHistory person={id} me={me} companions={me === null ? [] : [me]} />
      )}
      {me !== null && me.id !== id && (
        <section className="part" aria-labelledby="avoid">
          <h2 id="avoid">{t.avoid}</h2>
          <AvoidButton kind="mute" id={id} nickname={nickname} />
          <AvoidButton kind="block" id={id} nickname={nickname} />
        </section>
      )}
    </Shell>
  );
}

/** The opponents of the person, with whom their races can be listed, and their races. */
function OwnHistory({ me }: { readonly me: Person }): ReactElement {
  const [asked] = useFetch<readonly Opponent[]>('/api/me/opponents');
  const opponents = asked.state === 'loaded' ? asked.value : [];
  return (
    <>
      <Opponents opponents={opponents} />
      <RaceHistory person={me.id} me={me} companions={opponents.map(({ person }) => person)} />
    </>
  );
}

interface RatingListProps {
  readonly ratings: readonly Rating[];
  readonly statistics: readonly GameStatistics[];
}

function RatingList({ ratings, statistics }: RatingListProps): ReactElement {
  const { profile: t, leaderboard } = useTexts().people;
  return (
    <ul className="ratings">
      {ratings.map(({ game, points, uncertainty, games }) => {
        const title = gameCard(game)?.title ?? game;
        return (
          <li key={game} className="rating">
            <h3>
              <Link href={`/best/${game}`} aria-label={leaderboard.of(title)}>
                {title}
              </Link>
            </h3>
            <p className="rating-points">
              <strong>{points}</strong> {t.points}
            </p>
            <p>
              {t.about(uncertainty)} · {t.races(games)}
            </p>
            <RatingCurve ratings={statistics.find((one) => one.game === game)?.ratings ?? []} />
          </li>
        );
      })}
    </ul>
  );
}
