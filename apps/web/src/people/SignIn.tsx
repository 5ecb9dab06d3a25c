import type { Credentials, Person } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { NicknameForm } from './NicknameForm.tsx';
import { RecoverAccount } from './RecoverAccount.tsx';
import { signInWithPasskey, arePasskeysSupported } from './passkeys.ts';
import { TextField, SettingsSection } from './SettingsSection.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useAction } from './useAction.ts';

/** For visitors without a session: choose a nickname, or sign in to a claimed one. */
export function SignIn(): ReactElement {
  const { signIn } = useTexts().people;
  return (
    <>
      <header className="people-head">
        <h1>{signIn.title}</h1>
        <p>{signIn.lead}</p>
      </header>
      <div className="sheets">
        <SettingsSection title={signIn.first} text={signIn.firstText}>
          <NicknameForm label={signIn.submit} onSignedIn={(value) => Promise.resolve({ ok: true, value })} />
        </SettingsSection>
        <ReturningSignIn />
      </div>
    </>
  );
}

function ReturningSignIn(): ReactElement {
  const { returning, name, claim } = useTexts().people;
  const { setMe } = useMe();
  const [credentials, setCredentials] = useState<Credentials>({ nickname: '', password: '' });
  const password = useAction();
  const passkey = useAction();
  const { nickname } = credentials;
  const signIn = () => callApi<Person>('POST', '/api/me/sign-in', { ...credentials, nickname: nickname.trim() });
  return (
    <SettingsSection title={returning.title} text={returning.text}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void password.run(signIn, setMe);
        }}
      >
        <TextField
          label={name.label}
          value={nickname}
          maxLength={24}
          autoComplete="username"
          onChange={(value) => setCredentials({ ...credentials, nickname: value })}
        />
        <TextField
          label={claim.password}
          type="password"
          value={credentials.password}
          minLength={8}
          maxLength={200}
          autoComplete="current-password"
          onChange={(value) => setCredentials({ ...credentials, password: value })}
        />
        <button type="submit" className="button primary" disabled={password.isBusy}>
          {returning.submit}
        </button>
        <ErrorMessage
          error={password.error}
          overrides={{ forbidden: returning.wrong, 'bad-request': returning.wrong }}
        />
      </form>
      {arePasskeysSupported() && (
        <>
          <p className="sheet-or">{returning.or}</p>
          <button
            type="button"
            className="button"
            disabled={passkey.isBusy}
            onClick={() => void passkey.run(signInWithPasskey, setMe)}
          >
            {returning.passkey}
          </button>
          <ErrorMessage error={passkey.error} overrides={{ forbidden: returning.wrongPasskey }} />
        </>
      )}
      <p className="sheet-or">{returning.or}</p>
      <RecoverAccount />
    </SettingsSection>
  );
}
