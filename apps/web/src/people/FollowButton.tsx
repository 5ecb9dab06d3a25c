import type { Following } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { PersonSwitch } from './PersonSwitch.tsx';
import { useFetch } from './useFetch.ts';

interface FollowButtonProps {
  readonly id: string;
  readonly nickname: string;
}

/** Follows a person, or undoes it. */
export function FollowButton({ id, nickname }: FollowButtonProps): ReactElement | null {
  const { follow: t } = useTexts().people;
  const [following, retry] = useFetch<Following>('/api/me/following');
  if (following.state !== 'loaded') return null;
  const isFollowed = following.value.people.some(({ person }) => person.id === id);
  return (
    <PersonSwitch
      id={id}
      nickname={nickname}
      label={isFollowed ? t.unfollow : t.follow}
      hint={isFollowed ? t.followed : t.hint}
      action={isFollowed ? 'unfollow' : 'follow'}
      onDone={retry}
      errors={{ forbidden: t.refused(nickname) }}
    />
  );
}
