import type { Result } from '@paddock/kernel';
import type { Person, RecoveryCodes } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { NewPasswordField, HiddenUsernameField } from './NewPasswordField.tsx';
import { addPasskey, arePasskeysSupported } from './passkeys.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useAction } from './useAction.ts';

interface ClaimNicknameProps {
  readonly nickname: string;
  /** Called with the recovery codes; `null` if they could not be made. */
  readonly onClaimed: (codes: readonly string[] | null) => void;
}

/** Claims the nickname with a passkey or a password. */
export function ClaimNickname({ nickname, onClaimed }: ClaimNicknameProps): ReactElement {
  const { claim, returning } = useTexts().people;
  const { setMe } = useMe();
  const [password, setPassword] = useState('');
  const byPassword = useAction();
  const byPasskey = useAction();
  const finish = ({ person, codes }: ClaimResult): void => {
    onClaimed(codes);
    setMe(person);
  };
  return (
    <SettingsSection title={claim.title} text={claim.text}>
      {arePasskeysSupported() ? (
        <>
          <button
            type="button"
            className="button primary"
            disabled={byPasskey.isBusy}
            onClick={() => void byPasskey.run(() => withRecoveryCodes(addPasskey), finish)}
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
          const claimed = () => callApi<Person>('POST', '/api/me/claim', { nickname, password });
          void byPassword.run(() => withRecoveryCodes(claimed), finish);
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

interface ClaimResult {
  readonly person: Person;
  readonly codes: readonly string[] | null;
}

/** Claims a nickname, and then makes recovery codes. Without them it is claimed all the same. */
async function withRecoveryCodes<E>(claim: () => Promise<Result<Person, E>>): Promise<Result<ClaimResult, E>> {
  const person = await claim();
  if (!person.ok) return person;
  const created = await callApi<RecoveryCodes>('POST', '/api/me/recovery-codes');
  return { ok: true, value: { person: person.value, codes: created.ok ? created.value.codes : null } };
}
