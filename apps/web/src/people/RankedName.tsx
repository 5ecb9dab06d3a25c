import type { Person } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';
import { PersonName } from '../kit/PersonName.tsx';

/** The cell of a leaderboard that names somebody. */
export function RankedName({ person, isMe }: { readonly person: Person; readonly isMe: boolean }): ReactElement {
  const { me } = useTexts().people;
  return (
    <th scope="row">
      <Link href={`/people/${person.id}`}>
        <PersonName name={person.nickname} claimed={person.claimed} botAccount={person.botAccount} />
      </Link>
      {isMe && <small> ({me.title})</small>}
    </th>
  );
}
