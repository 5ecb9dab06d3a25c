import type { Table } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/icons.tsx';
import { useTexts } from '../texts/index.tsx';
import { call } from './api.ts';

/** Hands the wheel to a bot and goes, after a word on what that means. */
export function LeaveButton({ id }: { readonly id: string }): ReactElement {
  const t = useTexts();
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const close = (): void => setAsking(false);
  const leave = async (): Promise<void> => {
    const left = await call<Table>('POST', `/api/tables/${id}/leave`);
    if (left.ok || left.error.code === 'over') go('/');
    else setFailed(true);
  };
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t.online.leave}
        title={t.online.leave}
        onClick={() => setAsking(true)}
      >
        <Icon name="leave" />
      </button>
      <Dialog open={asking} title={t.online.leaveTitle} onClose={close} closeLabel={t.settings.close}>
        <p>{t.online.leaveHint}</p>
        {failed && <p role="alert">{t.online.failed}</p>}
        <div className="result-buttons">
          <button type="button" className="button primary" onClick={() => void leave()}>
            {t.online.leave}
          </button>
          <button type="button" className="button" onClick={close}>
            {t.online.stay}
          </button>
        </div>
      </Dialog>
    </>
  );
}
