import type { Result } from '@paddock/kernel';
import { type ReactElement, useState } from 'react';
import type { ApiError } from '../base/api.ts';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { errorText } from './error-text.ts';
import { NicknameForm } from './NicknameForm.tsx';
import { useAction } from './useAction.ts';

interface NicknameRequiredButtonProps {
  readonly label: string;
  /** The label for screen readers, with what the button refers to. */
  readonly hint: string;
  /** The label of the form that asks for a nickname. */
  readonly nameLabel?: string;
  readonly primary?: boolean;
  /** Texts for some errors in place of the usual ones. */
  readonly errorTexts?: Partial<Record<ApiError['code'], string>>;
  readonly action: () => Promise<Result<unknown, ApiError>>;
}

const NO_TEXTS = {};

/** A button for an action that needs a nickname. Without one, the nickname form takes its place. */
export function NicknameRequiredButton({
  label,
  hint,
  nameLabel = label,
  primary = false,
  errorTexts = NO_TEXTS,
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
    // Nobody is signed in, or the server has ended the session that the page remembers.
    const done = known === null ? UNAUTHENTICATED : await action();
    if (done.ok || done.error.code !== 'unauthenticated') return done;
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
        <p className="error-text" role="alert">
          {errorText(t, error, errorTexts)}
        </p>
      )}
    </>
  );
}

const UNAUTHENTICATED = { ok: false, error: { code: 'unauthenticated', message: 'no nickname' } } as const;
