import type { Table } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../texts/index.tsx';
import { callApi } from './api.ts';
import type { ConnectionState } from './connection.ts';
import type { TableStream } from './table-stream.ts';

/** Says calmly that the connection is lost. What is on screen stays. */
export function ConnectionNotice({ state }: { readonly state: ConnectionState }): ReactElement {
  const t = useTexts().online;
  const isLost = state === 'reconnecting' || state === 'offline';
  return (
    <p
      className={isLost ? 'connection-notice connection-lost' : 'connection-notice'}
      role="status"
      data-connection={state}
    >
      {isLost ? t[state] : ''}
    </p>
  );
}

/** Says loudly that the server has replaced what it had committed to: its dice cannot be trusted any more. */
export function SeedAlert({ stream }: { readonly stream: TableStream }): ReactElement | null {
  const t = useTexts().online;
  const isReplaced = useStore(stream.store, (one) => one.seedReplaced);
  return isReplaced ? (
    <p className="online-fault" role="alert">
      {t.seedReplaced}
    </p>
  ) : null;
}

interface OnlineBannersProps {
  readonly stream: TableStream;
  /** One's own seat is driven by a bot. */
  readonly isOnAutopilot: boolean;
  readonly isWatching: boolean;
  /** The admin has closed the table. */
  readonly isClosed: boolean;
}

/** Over the board: how the connection is, who drives, and that one only looks on. */
export function OnlineBanners({ stream, isOnAutopilot, isWatching, isClosed }: OnlineBannersProps): ReactElement {
  const t = useTexts();
  const state = useStore(stream.store, (one) => one.state);
  return (
    <div className="banners">
      <ConnectionNotice state={state} />
      <SeedAlert stream={stream} />
      {isWatching && <p className="connection-notice connection-watching">{t.table.watching}</p>}
      {isClosed && (
        <p className="banner" role="status">
          {t.online.closedRace}
        </p>
      )}
      {isOnAutopilot && <AutopilotBanner stream={stream} />}
    </div>
  );
}

function AutopilotBanner({ stream }: { readonly stream: TableStream }): ReactElement {
  const t = useTexts().online;
  const [error, setError] = useState<string | null>(null);
  const endAutopilot = async (): Promise<void> => {
    const answer = await callApi<Table>('POST', `/api/tables/${stream.id}/wheel`);
    if (answer.ok) stream.setTable(answer.value);
    else setError(answer.error.code === 'not-driving' ? t.timeOut : t.failed);
  };
  return (
    <div className="banner wheel" role="status">
      <span>{error ?? t.botDrivesYou}</span>
      <button type="button" className="button" onClick={() => void endAutopilot()}>
        {t.endAutopilot}
      </button>
    </div>
  );
}
