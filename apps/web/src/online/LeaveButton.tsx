import type { Table } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { Icon } from '../kit/icons.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { callApi } from '../base/api.ts';

/** Leaves a race after a confirmation; a bot drives on. */
export function LeaveButton({ id }: { readonly id: string }): ReactElement {
  const t = useTexts();
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const leave = async (): Promise<void> => {
    const left = await callApi<Table>('POST', `/api/tables/${id}/leave`);
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
      <ConfirmDialog
        open={asking}
        title={t.online.leaveTitle}
        confirmLabel={t.online.leave}
        cancelLabel={t.online.stay}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        <p>{t.online.leaveHint}</p>
        {failed && <p role="alert">{t.online.failed}</p>}
      </ConfirmDialog>
    </>
  );
}
