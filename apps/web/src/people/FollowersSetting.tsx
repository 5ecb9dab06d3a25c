import type { Following } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { LoadStatus } from './LoadStatus.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useAction } from './useAction.ts';
import { useFetch } from './useFetch.ts';

/** Who may follow the person. */
export function FollowersSetting(): ReactElement {
  const { follow: t } = useTexts().people;
  const [following, retry] = useFetch<Following>('/api/me/following');
  const { isBusy, error, run } = useAction();
  return (
    <SettingsSection title={t.followersTitle} text={t.followersText}>
      {following.state === 'loading' && <LoadStatus />}
      {following.state === 'failed' && <LoadStatus error={following.error} retry={retry} />}
      {following.state === 'loaded' && (
        <>
          <p>{t.followers(following.value.followers)}</p>
          <label className="sheet-row">
            <input
              type="checkbox"
              checked={following.value.allowsFollowers}
              disabled={isBusy}
              onChange={({ target }) =>
                void run(() => callApi('PUT', '/api/me/followers', { allowed: target.checked }), retry)
              }
            />
            {t.allow}
          </label>
        </>
      )}
      <ErrorMessage error={error} />
    </SettingsSection>
  );
}
