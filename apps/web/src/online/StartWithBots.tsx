import { type Level, LEVELS } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { callApi } from '../base/api.ts';
import type { WaitingRoomProps } from './WaitingRoom.tsx';

/** Starts the race now, with bots on the free seats. */
export function StartWithBots({ stream, table }: WaitingRoomProps): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const [level, setLevel] = useState<Level>('amateur');
  const [failed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const kept = table.seats.filter(({ kind }) => kind === 'invited').map(({ name }) => name);
  const start = async (includeReserved: boolean): Promise<void> => {
    const started = await callApi<Table>('POST', `/api/tables/${table.id}/start`, { level, includeReserved });
    // Somebody was invited in another tab meanwhile.
    const needsConfirmation = !started.ok && started.error.code === 'seat-reserved';
    setAsking(needsConfirmation);
    setFailed(!started.ok && !needsConfirmation);
    if (started.ok) stream.setTable(started.value);
  };
  return (
    <section className="panel host-start" aria-label={t.online.start}>
      <button
        type="button"
        className="button primary"
        onClick={() => (kept.length > 0 ? setAsking(true) : void start(false))}
      >
        {t.online.start}
      </button>
      <select
        className="field"
        aria-label={t.online.startLevel}
        value={level}
        onChange={(event) => setLevel(event.target.value as Level)}
      >
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {t.bots[one]?.name ?? one}
          </option>
        ))}
      </select>
      <ConfirmDialog
        open={isAsking}
        title={t.online.startTitle}
        confirmLabel={t.online.startAnyway}
        cancelLabel={t.online.waitLonger}
        onConfirm={() => void start(true)}
        onCancel={() => setAsking(false)}
      >
        <p>{t.online.startDespiteReserved(new Intl.ListFormat(language, { type: 'conjunction' }).format(kept))}</p>
      </ConfirmDialog>
      <p className="waiting-note">{failed ? t.online.failed : t.online.startHint}</p>
    </section>
  );
}
