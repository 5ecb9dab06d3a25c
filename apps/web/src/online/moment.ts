import type { Table } from '@paddock/protocol';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { momentInAddress } from './moment-address.ts';
import { openOnThisDevice } from './open-record.ts';

/** Opens the replay of a finished race where the address names a moment. If that fails, the race is shown as it ended. */
export function useReplayAtMoment(table: Table, isOver: boolean): void {
  const [, go] = useLocation();
  const at = isOver ? momentInAddress() : null;
  useEffect(() => {
    if (at === null) return;
    let isWanted = true;
    void openOnThisDevice(table).then((opened) => {
      if (isWanted && opened.ok) go(`/replay/${opened.id}?at=${at}`, { replace: true });
    });
    return () => {
      isWanted = false;
    };
    // The table of a finished race changes only in what does not matter here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [at, table.id, go]);
}
