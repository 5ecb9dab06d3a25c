import type { Result } from '@paddock/kernel';
import { type ReactElement, useState } from 'react';
import type { Fault } from '../online/api.ts';
import { useMe } from '../online/me.ts';
import { useTexts } from '../texts/index.tsx';
import { faultText } from './faults.ts';
import { NameForm } from './NameForm.tsx';
import { useDoing } from './useDoing.ts';

interface NamedButtonProps {
  readonly label: string;
  /** The same with what it is about, for those who do not see what stands beside it. */
  readonly hint: string;
  /** What the button says while a name is asked for. */
  readonly nameLabel?: string;
  readonly primary?: boolean;
  readonly act: () => Promise<Result<unknown, Fault>>;
}

/** A button for what needs a nickname: who has none gives one first, in its place. */
export function NamedButton({ label, hint, nameLabel = label, primary = false, act }: NamedButtonProps): ReactElement {
  const t = useTexts();
  const [naming, setNaming] = useState(false);
  const { busy, fault, run } = useDoing();
  if (naming) return <NameForm label={nameLabel} then={act} onCancel={() => setNaming(false)} autoFocus />;
  const click = async (): Promise<Result<unknown, Fault>> => {
    const { me, load } = useMe.getState();
    const known = me ?? (await load());
    // Nobody yet, or nobody any more: the server may have forgotten whom the page remembers.
    const done = known === null ? NOBODY : await act();
    if (done.ok || done.error.code !== 'not-introduced') return done;
    setNaming(true);
    return { ok: true, value: undefined };
  };
  return (
    <>
      <button
        type="button"
        className={primary ? 'button primary' : 'button'}
        aria-label={hint}
        disabled={busy}
        onClick={() => void run(click)}
      >
        {label}
      </button>
      {fault !== null && (
        <p className="fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
    </>
  );
}

const NOBODY = { ok: false, error: { code: 'not-introduced', message: 'no nickname' } } as const;
