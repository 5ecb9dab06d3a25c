import type { Table } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../texts/index.tsx';
import { call } from './api.ts';
import type { LineState } from './line.ts';
import type { TableStream } from './stream.ts';

/** Says calmly that the connection is lost. What is on screen stays. */
export function LineStrip({ state }: { readonly state: LineState }): ReactElement {
  const t = useTexts().online;
  const lost = state === 'reconnecting' || state === 'offline';
  return (
    <p className={lost ? 'line line-lost' : 'line'} role="status" data-line={state}>
      {lost ? t[state] : ''}
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

interface BannersProps {
  readonly stream: TableStream;
  /** One's own seat is driven by a bot. */
  readonly driven: boolean;
  readonly watching: boolean;
  /** The admin has closed the table. */
  readonly closed: boolean;
}

/** Over the board: how the connection is, who drives, and that one only looks on. */
export function Banners({ stream, driven, watching, closed }: BannersProps): ReactElement {
  const t = useTexts();
  const state = useStore(stream.store, (one) => one.state);
  return (
    <div className="banners">
      <LineStrip state={state} />
      <SeedAlert stream={stream} />
      {watching && <p className="line line-watching">{t.table.watching}</p>}
      {closed && (
        <p className="banner" role="status">
          {t.online.closedRace}
        </p>
      )}
      {driven && <Wheel stream={stream} />}
    </div>
  );
}

function Wheel({ stream }: { readonly stream: TableStream }): ReactElement {
  const t = useTexts().online;
  const [fault, setFault] = useState<string | null>(null);
  const take = async (): Promise<void> => {
    const taken = await call<Table>('POST', `/api/tables/${stream.id}/wheel`);
    if (taken.ok) stream.tell(taken.value);
    else setFault(taken.error.code === 'not-driving' ? t.timeOut : t.failed);
  };
  return (
    <div className="banner wheel" role="status">
      <span>{fault ?? t.botDrivesYou}</span>
      <button type="button" className="button" onClick={() => void take()}>
        {t.takeWheel}
      </button>
    </div>
  );
}
