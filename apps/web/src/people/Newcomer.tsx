import type { Credentials, Person } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { call } from '../online/api.ts';
import { useMe } from '../online/me.ts';
import { useTexts } from '../texts/index.tsx';
import { NameForm } from './NameForm.tsx';
import { comeBackWithPasskey, passkeysWork } from './passkeys.ts';
import { Field, Sheet } from './Sheet.tsx';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './useDoing.ts';

/** For who is nobody here yet: a new nickname, or back to one's own. */
export function Newcomer(): ReactElement {
  const { newcomer } = useTexts().people;
  return (
    <>
      <header className="people-head">
        <h1>{newcomer.title}</h1>
        <p>{newcomer.lead}</p>
      </header>
      <div className="sheets">
        <Sheet title={newcomer.first} text={newcomer.firstText}>
          <NameForm label={newcomer.go} then={(value) => Promise.resolve({ ok: true, value })} />
        </Sheet>
        <ComeBack />
      </div>
    </>
  );
}

function ComeBack(): ReactElement {
  const { back, name, claim } = useTexts().people;
  const { become } = useMe();
  const [credentials, setCredentials] = useState<Credentials>({ nickname: '', password: '' });
  const password = useDoing();
  const passkey = useDoing();
  const { nickname } = credentials;
  const comeBack = () => call<Person>('POST', '/api/me/return', { ...credentials, nickname: nickname.trim() });
  return (
    <Sheet title={back.title} text={back.text}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void password.run(comeBack, become);
        }}
      >
        <Field
          label={name.label}
          value={nickname}
          maxLength={24}
          autoComplete="username"
          onChange={(value) => setCredentials({ ...credentials, nickname: value })}
        />
        <Field
          label={claim.password}
          type="password"
          value={credentials.password}
          minLength={8}
          maxLength={200}
          autoComplete="current-password"
          onChange={(value) => setCredentials({ ...credentials, password: value })}
        />
        <button type="submit" className="button primary" disabled={password.busy}>
          {back.go}
        </button>
        <Trouble fault={password.fault} better={{ forbidden: back.wrong, 'bad-request': back.wrong }} />
      </form>
      {passkeysWork() && (
        <>
          <p className="sheet-or">{back.or}</p>
          <button
            type="button"
            className="button"
            disabled={passkey.busy}
            onClick={() => void passkey.run(comeBackWithPasskey, become)}
          >
            {back.passkey}
          </button>
          <Trouble fault={passkey.fault} better={{ forbidden: back.wrongPasskey }} />
        </>
      )}
    </Sheet>
  );
}
