import type { Result } from '@paddock/kernel';
import type { Person } from '@paddock/protocol';
import { type ReactElement, useId, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../app/settings.ts';
import type { Fault } from '../online/api.ts';
import { useMe } from '../online/me.ts';
import { useTexts } from '../texts/index.tsx';
import { faultText } from './faults.ts';
import { NicknameInput } from './NicknameInput.tsx';
import { useDoing } from './useDoing.ts';
import './name.css';

interface NameFormProps {
  /** What the button says: what happens once the name is given. */
  readonly label: string;
  /** Goes on as the person; what is refused then is told here, too. */
  readonly then: (person: Person) => Promise<Result<unknown, Fault>>;
  readonly onCancel?: () => void;
  readonly autoFocus?: boolean;
}

/** One field, one button: a nickname, and on it goes. */
export function NameForm({ label, then, onCancel, autoFocus = false }: NameFormProps): ReactElement {
  const t = useTexts();
  const id = useId();
  const { me, introduce } = useMe();
  const { nickname: usual, change } = useSettings();
  const [nickname, setNickname] = useState(me?.nickname ?? usual);
  const { busy, fault, run } = useDoing();
  const go = (): Promise<Result<unknown, Fault>> =>
    introduce(nickname.trim()).then((introduced) => {
      if (!introduced.ok) return introduced;
      change({ nickname: introduced.value.nickname });
      return then(introduced.value);
    });
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void run(go);
      }}
      onKeyDown={(event) => event.key === 'Escape' && onCancel?.()}
    >
      <label htmlFor={id}>{t.people.name.label}</label>
      <NicknameInput id={id} value={nickname} autoComplete="nickname" autoFocus={autoFocus} onChange={setNickname} />
      <button type="submit" className="button primary" disabled={busy}>
        {label}
      </button>
      {onCancel !== undefined && (
        <button type="button" className="button quiet" onClick={onCancel}>
          {t.people.name.cancel}
        </button>
      )}
      {(me ?? null) === null && (
        <p id={`${id}-hint`} className="hint">
          {t.people.name.hint}
        </p>
      )}
      {fault !== null && (
        <p className="fault" role="alert">
          {faultText(t, fault, { 'bad-request': t.people.name.invalid })}{' '}
          {fault.code === 'name-taken' && <Link href="/me">{t.people.name.isMine}</Link>}
        </p>
      )}
    </form>
  );
}
