import type { Table } from '@paddock/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';
import { Shell } from '../shell/Shell.tsx';
import { Loading, type TableHistoryState } from '../table/Loading.tsx';
import { openOnThisDevice } from './open-record.ts';

/** Goes on to the replay of a finished race, with its debrief: /t/:id?replay. */
export function OpenReplay({ table }: { readonly table: Table }): ReactElement {
  const t = useTexts().online;
  const [, go] = useLocation();
  const [error, setError] = useState<'otherDice' | 'recordFailed' | null>(null);
  useEffect(() => {
    const state: TableHistoryState = { game: table.game };
    let isWanted = true;
    void openOnThisDevice(table).then((opened) => {
      if (!isWanted) return;
      if (opened.ok) go(`/replay/${opened.id}`, { replace: true, state });
      else setError(opened.error);
    });
    return () => {
      isWanted = false;
    };
    // Only once: the table may change while the record is loaded.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [table.id]);
  if (error === null) return <Loading game={table.game} />;
  return (
    <Shell title={t[error]}>
      <div className="shell-message" role="alert">
        <p>{t[error]}</p>
      </div>
    </Shell>
  );
}
