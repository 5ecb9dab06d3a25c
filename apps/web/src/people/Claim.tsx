import type { Person } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { call } from '../online/api.ts';
import { useMe } from '../online/me.ts';
import { useTexts } from '../texts/index.tsx';
import { NewPasswordField, PasswordOwner } from './NewPasswordField.tsx';
import { addPasskey, passkeysWork } from './passkeys.ts';
import { Sheet } from './Sheet.tsx';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './useDoing.ts';

/** Keeps a nickname for good, with a passkey or a password. */
export function Claim({ nickname }: { nickname: string }): ReactElement {
  const { claim, back } = useTexts().people;
  const { become } = useMe();
  const [password, setPassword] = useState('');
  const byPassword = useDoing();
  const byPasskey = useDoing();
  return (
    <Sheet title={claim.title} text={claim.text}>
      {passkeysWork() ? (
        <>
          <button
            type="button"
            className="button primary"
            disabled={byPasskey.busy}
            onClick={() => void byPasskey.run(addPasskey, become)}
          >
            {claim.passkey}
          </button>
          <p className="hint">{claim.passkeyHint}</p>
          <Trouble fault={byPasskey.fault} />
          <p className="sheet-or">{back.or}</p>
        </>
      ) : (
        <p className="hint">{claim.noPasskeys}</p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void byPassword.run(() => call<Person>('POST', '/api/me/claim', { nickname, password }), become);
        }}
      >
        <PasswordOwner nickname={nickname} />
        <NewPasswordField label={claim.password} hint={claim.passwordHint} value={password} onChange={setPassword} />
        <button type="submit" className="button" disabled={byPassword.busy}>
          {claim.go}
        </button>
        <Trouble fault={byPassword.fault} />
      </form>
    </Sheet>
  );
}
