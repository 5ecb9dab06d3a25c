import type { ReactElement } from 'react';
import { useTexts } from '../texts/index.tsx';
import './person-name.css';

/** Stands beside a nickname that belongs to somebody for good. Nobody can put it into a name. */
export function ClaimedMark(): ReactElement {
  const { claimed } = useTexts().people.profile;
  return (
    <span className="claimed-mark" role="img" aria-label={claimed} title={claimed}>
      ✓
    </span>
  );
}

interface PersonNameProps {
  readonly name: string;
  readonly claimed: boolean;
}

/** What somebody is called, and whether the name is theirs for good. */
export function PersonName({ name, claimed }: PersonNameProps): ReactElement {
  return (
    <span className="person-name">
      <bdi>{name}</bdi>
      {claimed && <ClaimedMark />}
    </span>
  );
}
