import type { Level, Table } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useTexts } from '../texts/index.tsx';
import { call } from './api.ts';
import type { WaitingProps } from './WaitingRoom.tsx';
import { LEVELS } from './SeatChoice.tsx';

/** Without waiting any longer. */
export function StartWithBots({ stream, table }: WaitingProps): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const [level, setLevel] = useState<Level>('amateur');
  const [failed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const kept = table.seats.filter(({ kind }) => kind === 'invited').map(({ name }) => name);
  const start = async (includeKept: boolean): Promise<void> => {
    const started = await call<Table>('POST', `/api/tables/${table.id}/start`, { level, includeKept });
    // Somebody was invited in another tab just now.
    const needsConfirmation = !started.ok && started.error.code === 'seat-kept';
    setAsking(needsConfirmation);
    setFailed(!started.ok && !needsConfirmation);
    if (started.ok) stream.tell(started.value);
  };
  return (
    <section className="host-start" aria-label={t.online.start}>
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
        <p>{t.online.startKept(new Intl.ListFormat(language, { type: 'conjunction' }).format(kept))}</p>
      </ConfirmDialog>
      <p className="waiting-note">{failed ? t.online.failed : t.online.startHint}</p>
    </section>
  );
}
