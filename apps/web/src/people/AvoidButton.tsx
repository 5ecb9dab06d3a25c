import type { ReactElement } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { AvoidKind } from '../chat/mutes.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useFetch } from './useFetch.ts';
import { useAction } from './useAction.ts';

interface AvoidButtonProps {
  readonly kind: AvoidKind;
  readonly id: string;
  readonly nickname: string;
}

/** Mutes or blocks a person, or undoes it. */
export function AvoidButton({ kind, id, nickname }: AvoidButtonProps): ReactElement | null {
  const t = useTexts().chat.avoid[kind];
  const [avoided, retry] = useFetch<readonly string[]>(`/api/me/${kind}s`);
  const { isBusy, error, run } = useAction();
  if (avoided.state !== 'loaded') return null;
  const isAvoided = avoided.value.includes(id);
  const label = isAvoided ? t.undo : t.submit;
  return (
    <div className="sheet-row">
      <button
        type="button"
        className="button"
        aria-label={`${label}: ${nickname}`}
        disabled={isBusy}
        onClick={() => void run(() => callApi('POST', `/api/people/${id}/${isAvoided ? `un${kind}` : kind}`), retry)}
      >
        {label}
      </button>
      <span className="hint" role="status">
        {isAvoided ? t.done : t.hint}
      </span>
      <ErrorMessage error={error} />
    </div>
  );
}
