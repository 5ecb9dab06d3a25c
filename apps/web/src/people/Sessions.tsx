import type { Session } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Icon } from '../kit/icons.tsx';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useFetch } from './useFetch.ts';
import { useDateFormat } from './useDateFormat.ts';
import { useAction } from './useAction.ts';
import { LoadStatus } from './LoadStatus.tsx';

/** The person's sessions; those of other browsers can be ended here. */
export function Sessions(): ReactElement {
  const { sessions: t } = useTexts().people;
  const day = useDateFormat();
  const [sessions, retry] = useFetch<readonly Session[]>('/api/me/sessions');
  const { isBusy, error, run } = useAction();
  const others = sessions.state === 'loaded' ? sessions.value.filter(({ current }) => !current) : [];
  return (
    <SettingsSection title={t.title} text={t.text}>
      {sessions.state === 'loading' && <LoadStatus />}
      {sessions.state === 'failed' && <LoadStatus error={sessions.error} retry={retry} />}
      {sessions.state === 'loaded' && (
        <ul className="sheet-list">
          {sessions.value.map(({ id, device, lastUsedAt, current }) => (
            <li key={id}>
              <span>
                <strong>{device}</strong> {current ? t.current : t.lastUsed(day(lastUsedAt))}
              </span>
              {!current && (
                <button
                  type="button"
                  className="icon-button"
                  title={t.end}
                  aria-label={`${t.end} – ${device}`}
                  disabled={isBusy}
                  onClick={() => void run(() => callApi('DELETE', `/api/me/sessions/${id}`), retry)}
                >
                  <Icon name="trash" size={20} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void run(() => callApi('DELETE', '/api/me/sessions'), retry)}
        >
          {t.endOthers}
        </button>
      )}
      <ErrorMessage error={error} />
    </SettingsSection>
  );
}
