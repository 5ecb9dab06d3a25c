import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import type { AvoidKind } from '../chat/mutes.ts';
import { PersonSwitch } from './PersonSwitch.tsx';
import { useFetch } from './useFetch.ts';

interface AvoidButtonProps {
  readonly kind: AvoidKind;
  readonly id: string;
  readonly nickname: string;
}

/** Mutes or blocks a person, or undoes it. */
export function AvoidButton({ kind, id, nickname }: AvoidButtonProps): ReactElement | null {
  const t = useTexts().chat.avoid[kind];
  const [avoided, retry] = useFetch<readonly string[]>(`/api/me/${kind}s`);
  if (avoided.state !== 'loaded') return null;
  const isAvoided = avoided.value.includes(id);
  return (
    <PersonSwitch
      id={id}
      nickname={nickname}
      label={isAvoided ? t.undo : t.submit}
      hint={isAvoided ? t.done : t.hint}
      action={isAvoided ? `un${kind}` : kind}
      onDone={retry}
    />
  );
}
