import type { TableSeat, Table } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { callApi } from '../base/api.ts';
import type { WaitingRoomProps } from './WaitingRoom.tsx';

/** Lets the host remove somebody before the race, after a confirmation. */
export function RemoveButton({ stream, table, seat }: WaitingRoomProps & { readonly seat: TableSeat }): ReactElement {
  const t = useTexts().online;
  const [isAsking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const remove = async (): Promise<void> => {
    const removed = await callApi<Table>('DELETE', `/api/tables/${table.id}/people/${seat.person}`);
    if (removed.ok) stream.setTable(removed.value);
    // The person may have left already.
    const isDone = removed.ok || removed.error.code === 'not-found';
    setFailed(!isDone);
    if (isDone) setAsking(false);
  };
  return (
    <>
      <button
        type="button"
        className="button quiet waiting-remove"
        aria-label={t.removePerson(seat.name)}
        onClick={() => setAsking(true)}
      >
        {t.remove}
      </button>
      <ConfirmDialog
        open={isAsking}
        title={t.removeTitle(seat.name)}
        confirmLabel={t.remove}
        cancelLabel={t.cancelRemoval}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>{t.removeHint(seat.name)}</p>
        {failed && <p role="alert">{t.failed}</p>}
      </ConfirmDialog>
    </>
  );
}
