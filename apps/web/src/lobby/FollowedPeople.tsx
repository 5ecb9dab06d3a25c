import type { FollowedPerson, Following } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';
import { gameCard } from '../games/index.ts';
import { PersonName } from '../kit/PersonName.tsx';
import { FindPeople } from '../people/FindPeople.tsx';
import { raceWithAddress } from '../people/race-with.ts';
import { usePolling } from '../people/usePolling.ts';

/** The people whom the person follows: who is here, where, and how to race with them. */
export function FollowedPeople(): ReactElement | null {
  const { follow: t } = useTexts().people;
  const { value: following } = usePolling<Following>('/api/me/following');
  if (following === null) return null;
  const { people } = following;
  return (
    <section className="part" aria-labelledby="followed">
      <h2 id="followed">{t.title}</h2>
      {people.length === 0 ? (
        <p className="lobby-hint">{t.none}</p>
      ) : (
        <ul className="followed-people">
          {people.map((one) => (
            <FollowedItem key={one.person.id} followed={one} />
          ))}
        </ul>
      )}
      <FindPeople />
    </section>
  );
}

function FollowedItem({ followed: { person, isOnline, table } }: { readonly followed: FollowedPerson }): ReactElement {
  const { follow: t } = useTexts().people;
  const title = table === null ? '' : (gameCard(table.game)?.title ?? table.game);
  return (
    <li className={isOnline ? 'followed-online' : undefined}>
      <Link href={`/people/${person.id}`}>
        <PersonName name={person.nickname} claimed={person.claimed} botAccount={person.botAccount} />
      </Link>
      <span className="followed-state">{isOnline ? (table === null ? t.online : t.at(title)) : t.offline}</span>
      {table !== null && (
        <Link href={`/t/${table.id}`} className="button" aria-label={`${t.watch}: ${person.nickname}, ${title}`}>
          {t.watch}
        </Link>
      )}
      <Link href={raceWithAddress([person.nickname])} className="button" aria-label={t.raceWith(person.nickname)}>
        {t.race}
      </Link>
    </li>
  );
}
