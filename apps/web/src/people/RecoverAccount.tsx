import type { Person, RecoverySignIn } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { TextField } from './SettingsSection.tsx';
import { useAction } from './useAction.ts';

/** For people who have lost password and passkey: signs in with a recovery code, and sets a new password. */
export function RecoverAccount(): ReactElement {
  const { recovery: t, name, password: passwordTexts } = useTexts().people;
  const { setMe } = useMe();
  const [isOpen, setIsOpen] = useState(false);
  const [nickname, setNickname] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, error, run } = useAction();
  const recover = (): void => {
    const wanted: RecoverySignIn = { nickname: nickname.trim(), code: code.trim(), password };
    void run(() => callApi<Person>('POST', '/api/me/sign-in/recovery', wanted), setMe);
  };
  if (!isOpen) {
    return (
      <p>
        <button type="button" className="button" onClick={() => setIsOpen(true)}>
          {t.lost}
        </button>
      </p>
    );
  }
  return (
    <>
      <h3>{t.lost}</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          recover();
        }}
      >
        <TextField label={name.label} value={nickname} maxLength={24} autoComplete="username" onChange={setNickname} />
        <TextField
          label={t.code}
          hint={t.codeHint}
          value={code}
          maxLength={60}
          autoComplete="one-time-code"
          onChange={setCode}
        />
        <NewPasswordField label={passwordTexts.next} value={password} onChange={setPassword} />
        <button type="submit" className="button" disabled={isBusy}>
          {t.recover}
        </button>
        <ErrorMessage error={error} overrides={{ forbidden: t.wrong }} />
      </form>
    </>
  );
}
