import { AUTOPILOT_ALLOWED_AFTER_MS, type TableSeat, type Table } from '@paddock/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { callApi } from '../base/api.ts';
import type { TableStream } from './table-stream.ts';

interface AutopilotButtonProps {
  readonly stream: TableStream;
  readonly number: number;
  readonly seat: TableSeat;
}

/** At a table without a clock, lets a bot drive for somebody who has been away for two minutes. */
export function AutopilotButton({ stream, number, seat }: AutopilotButtonProps): ReactElement | null {
  const t = useTexts().online;
  const isLongAway = useIsLongAway(seat.awaySince);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (!isLongAway) return null;
  const startAutopilot = async (): Promise<void> => {
    setBusy(true);
    const done = await callApi<Table>('POST', `/api/tables/${stream.id}/seats/${number}/autopilot`);
    setBusy(false);
    if (done.ok) stream.setTable(done.value);
    else setError(done.error.code === 'not-away' ? t.notAway : t.failed);
  };
  return (
    <>
      <button
        type="button"
        className="button online-relieve"
        aria-label={t.letBotDriveFor(seat.name)}
        title={t.letBotDriveHint}
        disabled={busy}
        onClick={() => void startAutopilot()}
      >
        {t.letBotDrive}
      </button>
      {error !== null && (
        <span className="online-message" role="alert">
          {error}
        </span>
      )}
    </>
  );
}

/** Whether somebody has been away long enough. If this device's clock is wrong, it counts the time itself. */
function useIsLongAway(since: number | null): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (since === null) return setLong(false);
    const left = Math.min(AUTOPILOT_ALLOWED_AFTER_MS, Math.max(0, since + AUTOPILOT_ALLOWED_AFTER_MS - Date.now()));
    setLong(left === 0);
    const timer = setTimeout(() => setLong(true), left);
    return () => clearTimeout(timer);
  }, [since]);
  return isLong;
}
