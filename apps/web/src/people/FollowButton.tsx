import type { Following } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useAction } from './useAction.ts';
import { useFetch } from './useFetch.ts';

/** Follows a person, or undoes it. */
export function FollowButton({
  id,
  nickname,
}: {
  readonly id: string;
  readonly nickname: string;
}): ReactElement | null {
  const { follow: t } = useTexts().people;
  const [following, retry] = useFetch<Following>('/api/me/following');
  const { isBusy, error, run } = useAction();
  if (following.state !== 'loaded') return null;
  const isFollowed = following.value.people.some(({ person }) => person.id === id);
  const label = isFollowed ? t.unfollow : t.follow;
  return (
    <div className="sheet-row">
      <button
        type="button"
        className="button"
        aria-label={`${label}: ${nickname}`}
        disabled={isBusy}
        onClick={() =>
          void run(() => callApi('POST', `/api/people/${id}/${isFollowed ? 'unfollow' : 'follow'}`), retry)
        }
      >
        {label}
      </button>
      <span className="hint" role="status">
        {isFollowed ? t.followed : t.hint}
      </span>
      <ErrorMessage error={error} overrides={{ forbidden: t.refused(nickname) }} />
    </div>
  );
}
