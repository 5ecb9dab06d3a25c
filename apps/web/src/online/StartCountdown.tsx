import type { Table } from '@paddock/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { WaitingRoomProps } from './WaitingRoom.tsx';

const SECOND_MS = 1000;

/** Counts down to the moment at which bots take the free seats. The host can choose to wait for people. */
export function StartCountdown(
  props: WaitingRoomProps & { readonly startsBy: number; readonly isHost: boolean },
): ReactElement {
  const { stream, table, startsBy, isHost } = props;
  const t = useTexts().online;
  const seconds = useSecondsUntil(startsBy);
  const [failed, setFailed] = useState(false);
  const wait = async (): Promise<void> => {
    const changed = await callApi<Table>('PATCH', `/api/tables/${table.id}`, { startsBy: null });
    if (changed.ok) stream.setTable(changed.value);
    setFailed(!changed.ok);
  };
  return (
    <div className="panel waiting-countdown">
      {/* The seconds are not read out one by one. */}
      <p role="timer">{t.startsIn(seconds)}</p>
      {isHost && (
        <button type="button" className="button quiet" onClick={() => void wait()}>
          {t.waitForPeople}
        </button>
      )}
      {failed && (
        <p className="online-error" role="alert">
          {t.failed}
        </p>
      )}
    </div>
  );
}

function useSecondsUntil(time: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(time));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(time)), SECOND_MS);
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
}

function secondsUntil(time: number): number {
  return Math.max(0, Math.ceil((time - Date.now()) / SECOND_MS));
}
