import type { TableSeat } from '@paddock/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { useDateFormat } from '../people/useDateFormat.ts';
import { AutopilotButton } from './AutopilotButton.tsx';
import type { TableStream } from './table-stream.ts';
import { formatClock } from './time-controls.ts';

interface SeatStatusProps {
  readonly stream: TableStream;
  readonly number: number;
  readonly seat: TableSeat;
  readonly isOwn: boolean;
  /** Whether the viewer has a seat at the table. */
  readonly isViewerSeated: boolean;
}

/** The status of a seat: its clock, absence, autopilot. */
export function SeatStatus({ stream, number, seat, isOwn, isViewerSeated }: SeatStatusProps): ReactElement {
  const t = useTexts().online;
  const day = useDateFormat();
  const away = seat.kind === 'person' && !seat.autopilot && !seat.present && !isOwn;
  return (
    <>
      {seat.autopilot && <span className="online-message">{t.botDrives}</span>}
      {away && seat.vacationUntil === undefined && <span className="online-message">{t.away}</span>}
      {away && isViewerSeated && <AutopilotButton stream={stream} number={number} seat={seat} />}
      {seat.vacationUntil !== undefined ? (
        <span className="online-message">{t.onVacation(day(seat.vacationUntil))}</span>
      ) : (
        !seat.autopilot && <SeatClock stream={stream} seat={number} />
      )}
    </>
  );
}

/** Below this the clock is highlighted. */
const LOW_TIME_MS = 15_000;

/** A clock that counts down between updates of the server. */
function SeatClock({ stream, seat }: { stream: TableStream; seat: number }): ReactElement | null {
  const t = useTexts().online;
  const language = useSettings((settings) => settings.language);
  const clocks = useStore(stream.store, (state) => state.clocks);
  const left = clocks?.remainingMs[seat] ?? null;
  const runs = left !== null && clocks!.runningSeats.includes(seat);
  const now = useNow(runs, clocks?.readAt ?? 0);
  if (left === null) return null;
  const remainingNow = runs ? left - Math.max(0, now - clocks!.readAt) : left;
  return (
    <span
      className={`online-clock${runs ? ' online-clock-runs' : ''}${runs && remainingNow < LOW_TIME_MS ? ' online-clock-short' : ''}`}
      role="timer"
      aria-label={t.clock}
    >
      {formatClock(remainingNow, language)}
    </span>
  );
}

/** The current time, updated every second while `runs`. */
function useNow(runs: boolean, since: number): number {
  const [now, setNow] = useState(since);
  useEffect(() => {
    setNow(Date.now());
    if (!runs) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [runs, since]);
  return now;
}
