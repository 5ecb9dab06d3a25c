import { AWAY_MS, type Seat, type Table } from '@paddock/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { useTexts } from '../texts/index.tsx';
import { call } from './api.ts';
import type { TableStream } from './stream.ts';

interface LetBotDriveProps {
  readonly stream: TableStream;
  readonly number: number;
  readonly seat: Seat;
}

/** At a table without a clock: once somebody has been away for two minutes, the others need not wait. */
export function LetBotDrive({ stream, number, seat }: LetBotDriveProps): ReactElement | null {
  const t = useTexts().online;
  const isLongAway = useLongAway(seat.awaySince);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (!isLongAway) return null;
  const relieve = async (): Promise<void> => {
    setBusy(true);
    const done = await call<Table>('POST', `/api/tables/${stream.id}/seats/${number}/autopilot`);
    setBusy(false);
    if (done.ok) stream.tell(done.value);
    else setTrouble(done.error.code === 'not-away' ? t.notAway : t.failed);
  };
  return (
    <>
      <button
        type="button"
        className="button seat-relieve"
        aria-label={t.letBotDriveFor(seat.name)}
        title={t.letBotDriveHint}
        disabled={busy}
        onClick={() => void relieve()}
      >
        {t.letBotDrive}
      </button>
      {trouble !== null && (
        <span className="seat-said" role="alert">
          {trouble}
        </span>
      )}
    </>
  );
}

/** Whether somebody has been away long enough. This device's clock may be wrong: then what it has seen itself counts. */
function useLongAway(since: number | null): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (since === null) return setLong(false);
    const left = Math.min(AWAY_MS, Math.max(0, since + AWAY_MS - Date.now()));
    setLong(left === 0);
    const timer = setTimeout(() => setLong(true), left);
    return () => clearTimeout(timer);
  }, [since]);
  return isLong;
}
