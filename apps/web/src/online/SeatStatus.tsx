import type { Seat } from '@paddock/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/index.tsx';
import { LetBotDrive } from './LetBotDrive.tsx';
import type { TableStream } from './stream.ts';
import { clockWords } from './time.ts';

interface SeatStatusProps {
  readonly stream: TableStream;
  readonly number: number;
  readonly seat: Seat;
  readonly own: boolean;
  /** Whether the viewer sits at the table. */
  readonly seated: boolean;
}

/** A word on a seat: how much time it has, who is away, for whom a bot drives. */
export function SeatStatus({ stream, number, seat, own, seated }: SeatStatusProps): ReactElement {
  const t = useTexts().online;
  const away = seat.kind === 'person' && !seat.autopilot && !seat.present && !own;
  return (
    <>
      {seat.autopilot && <span className="seat-said">{t.botDrives}</span>}
      {away && <span className="seat-said">{t.away}</span>}
      {away && seated && <LetBotDrive stream={stream} number={number} seat={seat} />}
      {!seat.autopilot && <Clock stream={stream} seat={number} />}
    </>
  );
}

/** Below this it is time to hurry. */
const SHORT = 15_000;

/** Counts down by itself between what the server tells. */
function Clock({ stream, seat }: { stream: TableStream; seat: number }): ReactElement | null {
  const t = useTexts().online;
  const language = useSettings((settings) => settings.language);
  const clocks = useStore(stream.store, (state) => state.clocks);
  const left = clocks?.left[seat] ?? null;
  const runs = left !== null && clocks!.awaited.includes(seat);
  const now = useSeconds(runs, clocks?.at ?? 0);
  if (left === null) return null;
  const rest = runs ? left - Math.max(0, now - clocks!.at) : left;
  return (
    <span
      className={`seat-clock${runs ? ' seat-clock-runs' : ''}${runs && rest < SHORT ? ' seat-clock-short' : ''}`}
      role="timer"
      aria-label={t.clock}
    >
      {clockWords(rest, language)}
    </span>
  );
}

/** The time, every second while somebody needs it. */
function useSeconds(runs: boolean, since: number): number {
  const [now, setNow] = useState(since);
  useEffect(() => {
    setNow(Date.now());
    if (!runs) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [runs, since]);
  return now;
}
