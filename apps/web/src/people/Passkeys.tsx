import type { Passkey } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { callApi } from '../base/api.ts';
import { Icon } from '../kit/icons.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { addPasskey, arePasskeysSupported } from './passkeys.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useFetch } from './useFetch.ts';
import { useDateFormat } from './useDateFormat.ts';
import { useAction } from './useAction.ts';
import { LoadStatus } from './LoadStatus.tsx';

export function Passkeys(): ReactElement {
  const { passkeys: t, claim } = useTexts().people;
  const day = useDateFormat();
  const [known, retry] = useFetch<readonly Passkey[]>('/api/me/passkeys');
  const [added, setAdded] = useState(false);
  const { isBusy, error, run } = useAction();
  const add = (): void => {
    setAdded(false);
    void run(addPasskey, () => {
      setAdded(true);
      retry();
    });
  };
  return (
    <SettingsSection title={t.title} text={t.text}>
      {known.state === 'loading' && <LoadStatus />}
      {known.state === 'failed' && <LoadStatus error={known.error} retry={retry} />}
      {known.state === 'loaded' && known.value.length === 0 && <p className="hint">{t.none}</p>}
      {known.state === 'loaded' && (
        <ul className="sheet-list">
          {known.value.map(({ id, createdAt }) => (
            <li key={id}>
              <span>{t.one(day(createdAt))}</span>
              <button
                type="button"
                className="icon-button"
                title={t.remove}
                aria-label={`${t.remove}: ${t.one(day(createdAt))}`}
                disabled={isBusy}
                onClick={() => void run(() => callApi('DELETE', `/api/me/passkeys/${id}`), retry)}
              >
                <Icon name="trash" size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {arePasskeysSupported() ? (
        <button type="button" className="button" disabled={isBusy} onClick={add}>
          {t.add}
        </button>
      ) : (
        <p className="hint">{claim.noPasskeys}</p>
      )}
      <p className="sheet-done" role="status">
        {added ? t.added : ''}
      </p>
      <ErrorMessage error={error} overrides={{ forbidden: t.last }} />
    </SettingsSection>
  );
}
