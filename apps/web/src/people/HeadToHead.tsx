import type { HeadToHead as Comparison, Opponent } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';
import { gameCard } from '../games/index.ts';
import { PersonName } from '../kit/PersonName.tsx';
import { raceWithAddress } from './race-with.ts';
import { useDateFormat } from './useDateFormat.ts';
import { useFetch } from './useFetch.ts';

interface HeadToHeadProps {
  readonly id: string;
  readonly nickname: string;
  /** The viewer. */
  readonly me: string;
}

/** On somebody's page: how the viewer has done against them. */
export function HeadToHead({ id, nickname, me }: HeadToHeadProps): ReactElement | null {
  const { opponents: t, profile } = useTexts().people;
  const day = useDateFormat();
  const [asked] = useFetch<Comparison>(`/api/people/${id}/head-to-head`);
  if (asked.state !== 'loaded') return null;
  const { races, ahead, behind, level, games, last } = asked.value;
  if (races === 0) return null;
  return (
    <section className="part" aria-labelledby="head-to-head">
      <h2 id="head-to-head">{t.you(nickname)}</h2>
      {/* The sentence below says the same. */}
      <p className="compared" aria-hidden="true">
        {ahead} : {behind}
      </p>
      <p>
        {t.compared(ahead, behind, level)} {last !== null && t.last(day(last.endedAt))}
      </p>
      {games.length > 1 && (
        <ul className="compared-games">
          {games.map((one) => (
            <li key={one.game}>
              <strong>{gameCard(one.game)?.title ?? one.game}</strong> {one.ahead} : {one.behind}{' '}
              <span className="hint">{profile.races(one.races)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="people-links">
        <Link href={`/people/${id}?with=${me}`}>{t.together}</Link>
      </p>
    </section>
  );
}

/** On one's own page: with whom one has raced most often. */
export function Opponents({ opponents }: { readonly opponents: readonly Opponent[] }): ReactElement | null {
  const { opponents: t, profile, follow } = useTexts().people;
  if (opponents.length === 0) return null;
  return (
    <section className="part" aria-labelledby="opponents">
      <h2 id="opponents">{t.title}</h2>
      <p className="hint">{t.text}</p>
      <ol className="opponents">
        {opponents.map(({ person, races, ahead, behind, level }) => (
          <li key={person.id}>
            <Link href={`/people/${person.id}`}>
              <PersonName name={person.nickname} claimed={person.claimed} botAccount={person.botAccount} />
            </Link>
            <span className="opponents-record" role="img" aria-label={t.compared(ahead, behind, level)}>
              {ahead} : {behind}
            </span>
            <span className="hint">{profile.races(races)}</span>
            <Link
              href={raceWithAddress([person.nickname])}
              className="button"
              aria-label={follow.raceWith(person.nickname)}
            >
              {follow.race}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
