import type { NewPassword } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { NewPasswordField, HiddenUsernameField } from './NewPasswordField.tsx';
import { TextField, SettingsSection } from './SettingsSection.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useAction } from './useAction.ts';

/** Changes the password, or sets the first one for a person who uses a passkey. */
export function ChangePassword({ nickname }: { nickname: string }): ReactElement {
  const { password: t } = useTexts().people;
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [changed, setChanged] = useState(false);
  const { isBusy, error, run } = useAction();
  const change = (): void => {
    setChanged(false);
    const wanted: NewPassword = { password, ...(current === '' ? {} : { current }) };
    void run(
      () => callApi('POST', '/api/me/password', wanted),
      () => {
        setCurrent('');
        setPassword('');
        setChanged(true);
      },
    );
  };
  return (
    <SettingsSection title={t.title} text={t.text}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          change();
        }}
      >
        <HiddenUsernameField nickname={nickname} />
        <TextField
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
        <button type="submit" className="button" disabled={isBusy}>
          {t.change}
        </button>
        <p className="sheet-done" role="status">
          {changed ? t.changed : ''}
        </p>
        <ErrorMessage error={error} overrides={{ forbidden: t.wrong }} />
      </form>
    </SettingsSection>
  );
}
