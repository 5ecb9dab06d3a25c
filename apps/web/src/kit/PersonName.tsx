import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import './person-name.css';

/** A check mark beside a claimed nickname. Nicknames cannot contain this character. */
export function ClaimedMark(): ReactElement {
  const { claimed } = useTexts();
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

/** A nickname, marked if it is claimed. */
export function PersonName({ name, claimed }: PersonNameProps): ReactElement {
  return (
    <span className="person-name">
      <bdi>{name}</bdi>
      {claimed && <ClaimedMark />}
    </span>
  );
}
