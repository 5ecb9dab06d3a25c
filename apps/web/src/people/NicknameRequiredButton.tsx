import type { Result } from '@paddock/kernel';
import { type ReactElement, useState } from 'react';
import type { ApiError } from '../online/api.ts';
import { useMe } from '../online/me.ts';
import { useTexts } from '../texts/index.tsx';
import { errorText } from './error-text.ts';
import { NicknameForm } from './NicknameForm.tsx';
import { useAction } from './useAction.ts';

interface NicknameRequiredButtonProps {
  readonly label: string;
  /** The same with what it is about, for those who do not see what stands beside it. */
  readonly hint: string;
  /** What the button says while a name is asked for. */
  readonly nameLabel?: string;
  readonly primary?: boolean;
  readonly action: () => Promise<Result<unknown, ApiError>>;
}

/** A button for what needs a nickname: who has none gives one first, in its place. */
export function NicknameRequiredButton({
  label,
  hint,
  nameLabel = label,
  primary = false,
  action,
}: NicknameRequiredButtonProps): ReactElement {
  const t = useTexts();
  const [isAskingNickname, setIsAskingNickname] = useState(false);
  const { isBusy, error, run } = useAction();
  if (isAskingNickname)
    return <NicknameForm label={nameLabel} onSignedIn={action} onCancel={() => setIsAskingNickname(false)} autoFocus />;
  const click = async (): Promise<Result<unknown, ApiError>> => {
    const { me, load } = useMe.getState();
    const known = me ?? (await load());
    // Nobody yet, or nobody any more: the server may have forgotten whom the page remembers.
    const done = known === null ? UNAUTHENTICATED : await action();
    if (done.ok || done.error.code !== 'not-introduced') return done;
    setIsAskingNickname(true);
    return { ok: true, value: undefined };
  };
  return (
    <>
      <button
        type="button"
        className={primary ? 'button primary' : 'button'}
        aria-label={hint}
        disabled={isBusy}
        onClick={() => void run(click)}
      >
        {label}
      </button>
      {error !== null && (
        <p className="fault" role="alert">
          {errorText(t, error)}
        </p>
      )}
    </>
  );
}

const UNAUTHENTICATED = { ok: false, error: { code: 'not-introduced', message: 'no nickname' } } as const;
