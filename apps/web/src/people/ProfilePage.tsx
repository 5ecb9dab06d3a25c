import type { RaceResult, Profile, Rating } from '@paddock/protocol';
import { type ReactElement, useEffect } from 'react';
import { Link } from 'wouter';
import { Shell } from '../shell/Shell.tsx';
import { gameCard } from '../games/index.ts';
import { PersonName } from '../kit/PersonName.tsx';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { AvoidButton } from './AvoidButton.tsx';
import { FollowButton } from './FollowButton.tsx';
import { Skills } from './Skills.tsx';
import { useFetch } from './useFetch.ts';
import { useDateFormat } from './useDateFormat.ts';
import { LoadStatus } from './LoadStatus.tsx';
import './people.css';

/** The profile of a person: ratings and race history. */
export function ProfilePage({ id }: { id: string }): ReactElement {
  const { me, load } = useMe();
  const [asked, retry] = useFetch<Profile>(`/api/people/${encodeURIComponent(id)}`);
  const { profile: t } = useTexts().people;
  useEffect(() => void (me === undefined && load()), [me, load]);
  if (asked.state === 'loaded') return <ProfileContent profile={asked.value} me={me?.id} />;
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

function ProfileContent({ profile, me }: { profile: Profile; me: string | undefined }): ReactElement {
  const texts = useTexts();
  const { profile: t } = texts.people;
  const { id, nickname, claimed, botAccount = false, ratings, history } = profile;
  return (
    <Shell title={nickname}>
      <header className="people-head">
        <h1>
          <PersonName name={nickname} claimed={claimed} botAccount={botAccount} />
        </h1>
        <p>{botAccount ? texts.botAccount : claimed ? texts.claimed : t.unclaimed}</p>
        {me === id && (
          <p className="people-links">
            <Link href="/me">{t.you}</Link>
          </p>
        )}
        {me !== undefined && me !== id && (
          <>
            <FollowButton id={id} nickname={nickname} />
            <div className="sheet-row">
              <Link className="button" href={`/lobby?with=${encodeURIComponent(nickname)}`}>
                {texts.people.follow.raceWith(nickname)}
              </Link>
            </div>
            <AvoidButton kind="mute" id={id} nickname={nickname} />
            <AvoidButton kind="block" id={id} nickname={nickname} />
          </>
        )}
      </header>
      <section className="part" aria-labelledby="ratings">
        <h2 id="ratings">{t.ratings}</h2>
        <p className="hint">{t.meaning}</p>
        {ratings.length === 0 ? <p className="empty-box">{t.none}</p> : <RatingList ratings={ratings} />}
      </section>
      <Skills person={id} />
      <section className="part" aria-labelledby="history">
        <h2 id="history">{t.history}</h2>
        {history.length === 0 ? <p className="empty-box">{t.noRaces}</p> : <RaceHistory history={history} />}
      </section>
    </Shell>
  );
}

function RatingList({ ratings }: { ratings: readonly Rating[] }): ReactElement {
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
          </li>
        );
      })}
    </ul>
  );
}

function RaceHistory({ history }: { history: readonly RaceResult[] }): ReactElement {
  const texts = useTexts();
  const { profile: t } = texts.people;
  const day = useDateFormat();
  return (
    <ol className="history">
      {history.map(({ game, place, seats, endedAt, rated, table }) => {
        const title = gameCard(game)?.title ?? game;
        return (
          <li key={`${endedAt} ${game} ${table ?? ''}`} className={place === 1 ? 'history-won' : undefined}>
            <span className="history-place">{texts.people.placeOf(place, seats)}</span>
            <span className="history-game">
              {title} {!rated && <small className="history-unrated">{t.unrated}</small>}
            </span>
            <span className="history-when">{day(endedAt)}</span>
            {table === null ? (
              <span className="history-private">{t.private}</span>
            ) : (
              <Link href={`/t/${table}`} className="button" aria-label={`${t.watch}: ${title}, ${day(endedAt)}`}>
                {t.watch}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
