import type { Person } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { NewPasswordField, HiddenUsernameField } from './NewPasswordField.tsx';
import { addPasskey, arePasskeysSupported } from './passkeys.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useAction } from './useAction.ts';

/** Claims the nickname with a passkey or a password. */
export function ClaimNickname({ nickname }: { nickname: string }): ReactElement {
  const { claim, returning } = useTexts().people;
  const { setMe } = useMe();
  const [password, setPassword] = useState('');
  const byPassword = useAction();
  const byPasskey = useAction();
  return (
    <SettingsSection title={claim.title} text={claim.text}>
      {arePasskeysSupported() ? (
        <>
          <button
            type="button"
            className="button primary"
            disabled={byPasskey.isBusy}
            onClick={() => void byPasskey.run(addPasskey, setMe)}
          >
            {claim.passkey}
          </button>
          <p className="hint">{claim.passkeyHint}</p>
          <ErrorMessage error={byPasskey.error} />
          <p className="sheet-or">{returning.or}</p>
        </>
      ) : (
        <p className="hint">{claim.noPasskeys}</p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void byPassword.run(() => callApi<Person>('POST', '/api/me/claim', { nickname, password }), setMe);
        }}
      >
        <HiddenUsernameField nickname={nickname} />
        <NewPasswordField label={claim.password} hint={claim.passwordHint} value={password} onChange={setPassword} />
        <button type="submit" className="button" disabled={byPassword.isBusy}>
          {claim.submit}
        </button>
        <ErrorMessage error={byPassword.error} />
      </form>
    </SettingsSection>
  );
}
