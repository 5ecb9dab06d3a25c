import type { Result } from '@paddock/kernel';
import type { Person } from '@paddock/protocol';
import { type ReactElement, useId, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import type { ApiError } from '../base/api.ts';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { errorText } from './error-text.ts';
import { NicknameInput } from './NicknameInput.tsx';
import { useAction } from './useAction.ts';
import './nickname-form.css';

interface NicknameFormProps {
  /** The label of the submit button. */
  readonly label: string;
  /** Called after the sign-in; its errors are shown here, too. */
  readonly onSignedIn: (person: Person) => Promise<Result<unknown, ApiError>>;
  readonly onCancel?: () => void;
  readonly autoFocus?: boolean;
}

/** Signs in with a nickname. */
export function NicknameForm({ label, onSignedIn, onCancel, autoFocus = false }: NicknameFormProps): ReactElement {
  const t = useTexts();
  const id = useId();
  const { me, signIn } = useMe();
  const { nickname: savedNickname, change } = useSettings();
  const [nickname, setNickname] = useState(me?.nickname ?? savedNickname);
  const { isBusy, error, run } = useAction();
  const submit = (): Promise<Result<unknown, ApiError>> =>
    signIn(nickname.trim()).then((signedIn) => {
      if (!signedIn.ok) return signedIn;
      change({ nickname: signedIn.value.nickname });
      return onSignedIn(signedIn.value);
    });
  return (
    // Escape in any field cancels.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void run(submit);
      }}
      onKeyDown={(event) => event.key === 'Escape' && onCancel?.()}
    >
      <label htmlFor={id}>{t.people.name.label}</label>
      <NicknameInput id={id} value={nickname} autoComplete="nickname" autoFocus={autoFocus} onChange={setNickname} />
      <button type="submit" className="button primary" disabled={isBusy}>
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
      {error !== null && (
        <p className="error-text" role="alert">
          {errorText(t, error, { 'bad-request': t.people.name.invalid })}{' '}
          {error.code === 'name-taken' && <Link href="/me">{t.people.name.isMine}</Link>}
        </p>
      )}
    </form>
  );
}
