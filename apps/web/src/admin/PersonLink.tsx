import type { Person } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { PersonName } from '../kit/PersonName.tsx';

/** A person's name, as a link to their profile. */
export function PersonLink({ id, nickname, claimed, botAccount }: Person): ReactElement {
  return (
    <Link href={`/people/${id}`}>
      <PersonName name={nickname} claimed={claimed} botAccount={botAccount} />
    </Link>
  );
}
