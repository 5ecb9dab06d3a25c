import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useAction } from './useAction.ts';
import './nickname-form.css';

/** Tells people why their nickname has changed: somebody has claimed it, or the admin has renamed them. */
export function RenamedNotice(): ReactElement | null {
  const { renamed: t } = useTexts().people;
  const { me, signIn } = useMe();
  const { isBusy, error, run } = useAction();
  const before = me?.renamedFrom ?? null;
  if (me === undefined || me === null || before === null) return null;
  return (
    <div className="renamed-notice" role="status">
      <p>{(me.renamedByAdmin === true ? t.byAdmin : t.why)(before, me.nickname)}</p>
      <div className="renamed-buttons">
        {/* Signing in with the same name confirms the notice. */}
        <button type="button" className="button" disabled={isBusy} onClick={() => void run(() => signIn(me.nickname))}>
          {t.fine}
        </button>
        {!me.claimed && (
          <Link href="/me" className="button">
            {t.other}
          </Link>
        )}
      </div>
      <ErrorMessage error={error} />
    </div>
  );
}
