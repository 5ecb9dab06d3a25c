import type { NewPassword } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { call } from '../online/api.ts';
import { useTexts } from '../texts/index.tsx';
import { NewPasswordField, PasswordOwner } from './NewPasswordField.tsx';
import { Field, Sheet } from './Sheet.tsx';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './useDoing.ts';

/** Another password, or the first one for who came by passkey. */
export function Password({ nickname }: { nickname: string }): ReactElement {
  const { password: t } = useTexts().people;
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [changed, setChanged] = useState(false);
  const { busy, fault, run } = useDoing();
  const change = (): void => {
    setChanged(false);
    const wanted: NewPassword = { password, ...(current === '' ? {} : { current }) };
    void run(
      () => call('POST', '/api/me/password', wanted),
      () => {
        setCurrent('');
        setPassword('');
        setChanged(true);
      },
    );
  };
  return (
    <Sheet title={t.title} text={t.text}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          change();
        }}
      >
        <PasswordOwner nickname={nickname} />
        <Field
          label={t.current}
          hint={t.currentHint}
          type="password"
          value={current}
          maxLength={200}
          required={false}
          autoComplete="current-password"
          onChange={setCurrent}
        />
        <NewPasswordField label={t.next} value={password} onChange={setPassword} />
        <button type="submit" className="button" disabled={busy}>
          {t.change}
        </button>
        <p className="done" role="status">
          {changed ? t.changed : ''}
        </p>
        <Trouble fault={fault} better={{ forbidden: t.wrong }} />
      </form>
    </Sheet>
  );
}
