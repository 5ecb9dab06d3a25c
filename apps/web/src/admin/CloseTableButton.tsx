import { type ReactElement, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { RequestFailed } from './RequestFailed.tsx';

/** Closes a table after a confirmation. */
export function CloseTableButton({ id, onDone }: { readonly id: string; readonly onDone: () => void }): ReactElement {
  const t = useTexts();
  const [isSure, setSure] = useState(false);
  const [failed, setFailed] = useState(false);
  const close = async (): Promise<void> => {
    const done = await callApi<undefined>('POST', `/api/admin/tables/${id}/close`);
    // If somebody else closed it first, or the race has just ended, it is closed anyway.
    const isOver = done.ok || done.error.code === 'over';
    setFailed(!isOver);
    setSure(false);
    if (isOver) onDone();
  };
  return (
    <>
      {isSure && <p>{t.admin.closeSure}</p>}
      <button
        type="button"
        className={isSure ? 'button primary' : 'button'}
        onClick={() => (isSure ? void close() : setSure(true))}
      >
        {t.admin.closeTable}
      </button>
      {isSure && (
        <button type="button" className="button" onClick={() => setSure(false)}>
          {t.admin.cancel}
        </button>
      )}
      {failed && <RequestFailed />}
    </>
  );
}
