import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import './person-name.css';

interface NameMarks {
  readonly claimed: boolean;
  readonly botAccount?: boolean | undefined;
}

/** The mark beside a nickname: BOT for the account of a program, a check mark if it is claimed. Nicknames cannot contain the latter. */
export function NameMark({ claimed, botAccount = false }: NameMarks): ReactElement | null {
  const t = useTexts();
  if (botAccount) {
    return (
      <span className="bot-mark" role="img" aria-label={t.botAccount} title={t.botAccount}>
        BOT
      </span>
    );
  }
  return claimed ? (
    <span className="claimed-mark" role="img" aria-label={t.claimed} title={t.claimed}>
      ✓
    </span>
  ) : null;
}

/** A nickname with its mark. */
export function PersonName({ name, ...marks }: NameMarks & { readonly name: string }): ReactElement {
  return (
    <span className="person-name">
      <bdi>{name}</bdi>
      <NameMark {...marks} />
    </span>
  );
}
