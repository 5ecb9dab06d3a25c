import { type ReactElement, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { RequestFailed } from './RequestFailed.tsx';

interface CloseButtonProps {
  /** Of the table or season below /api/admin. */
  readonly path: string;
  readonly label: string;
  /** What closing does. */
  readonly question: string;
  readonly onDone: () => void;
}

/** Closes a table or a season after a confirmation. */
export function CloseButton({ path, label, question, onDone }: CloseButtonProps): ReactElement {
  const t = useTexts();
  const [isSure, setSure] = useState(false);
  const [failed, setFailed] = useState(false);
  const close = async (): Promise<void> => {
    const done = await callApi<undefined>('POST', `/api/admin/${path}/close`);
    // If somebody else closed it first, or the race has just ended, it is closed anyway.
    const isOver = done.ok || done.error.code === 'over';
    setFailed(!isOver);
    setSure(false);
    if (isOver) onDone();
  };
  return (
    <>
      {isSure && <p>{question}</p>}
      <button
        type="button"
        className={isSure ? 'button primary' : 'button'}
        onClick={() => (isSure ? void close() : setSure(true))}
      >
        {label}
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
