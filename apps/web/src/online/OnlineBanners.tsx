import type { Table } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../base/texts/index.tsx';
import { callApi } from '../base/api.ts';
import type { ConnectionState } from '../base/reconnect.ts';
import type { TableStream } from './table-stream.ts';

/** Says that the connection is lost. The content of the page stays. */
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

/** Warns that the server replaced its commitment, so its dice cannot be trusted. */
export function SeedAlert({ stream }: { readonly stream: TableStream }): ReactElement | null {
  const t = useTexts().online;
  const isReplaced = useStore(stream.store, (one) => one.seedReplaced);
  return isReplaced ? (
    <p className="online-error" role="alert">
      {t.seedReplaced}
    </p>
  ) : null;
}

interface OnlineBannersProps {
  readonly stream: TableStream;
  /** A bot drives the viewer's seat. */
  readonly isOnAutopilot: boolean;
  readonly isWatching: boolean;
  /** By how much spectators are behind, if they are. */
  readonly delay: Table['spectatorDelay'];
  /** The admin has closed the table. */
  readonly isClosed: boolean;
}

/** Notices over the board: connection, autopilot, spectating, closed table. */
export function OnlineBanners({
  stream,
  isOnAutopilot,
  isWatching,
  delay,
  isClosed,
}: OnlineBannersProps): ReactElement {
  const t = useTexts();
  const state = useStore(stream.store, (one) => one.state);
  return (
    <div className="banners">
      <ConnectionNotice state={state} />
      <SeedAlert stream={stream} />
      {isWatching && (
        <p className="connection-notice connection-watching">
          {t.table.watching}
          {delay !== undefined && ` ${t.online.delayed(t.online.delays[delay])}`}
        </p>
      )}
      {isClosed && (
        <p className="notice banner" role="status">
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
    const answer = await callApi<Table>('DELETE', `/api/tables/${stream.id}/autopilot`);
    if (answer.ok) stream.setTable(answer.value);
    else setError(answer.error.code === 'on-autopilot' ? t.timeOut : t.failed);
  };
  return (
    <div className="notice banner online-autopilot" role="status">
      <span>{error ?? t.botDrivesYou}</span>
      <button type="button" className="button" onClick={() => void endAutopilot()}>
        {t.endAutopilot}
      </button>
    </div>
  );
}
