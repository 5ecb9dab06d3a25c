import { type ReactElement, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { TextField, SettingsSection } from './SettingsSection.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useAction } from './useAction.ts';

/** Downloads the person's data, or deletes the account. */
export function AccountData({ nickname, onDeleted }: { nickname: string; onDeleted: () => void }): ReactElement {
  const { account: t } = useTexts().people;
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <SettingsSection title={t.title} text={t.text}>
      <a className="button" href="/api/me/data" download>
        {t.download}
      </a>
      {isConfirming ? (
        <DeleteAccountForm nickname={nickname} onDeleted={onDeleted} onCancel={() => setIsConfirming(false)} />
      ) : (
        <button type="button" className="button quiet" onClick={() => setIsConfirming(true)}>
          {t.erase} …
        </button>
      )}
    </SettingsSection>
  );
}

function DeleteAccountForm(props: { nickname: string; onDeleted: () => void; onCancel: () => void }): ReactElement {
  const { nickname, onDeleted, onCancel } = props;
  const { account: t } = useTexts().people;
  const [typed, setTyped] = useState('');
  const { isBusy, error, run } = useAction();
  return (
    <form
      className="sheet-erase"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => callApi('DELETE', '/api/me', { nickname: typed }), onDeleted);
      }}
    >
      <p>{t.eraseText}</p>
      <TextField label={t.type(nickname)} value={typed} maxLength={24} autoComplete="off" onChange={setTyped} />
      <button type="submit" className="button primary" disabled={isBusy}>
        {t.submit}
      </button>
      <button type="button" className="button" onClick={onCancel}>
        {t.keep}
      </button>
      <ErrorMessage error={error} overrides={{ 'bad-request': t.sure }} />
    </form>
  );
}
