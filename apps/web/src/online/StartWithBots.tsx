import type { Level, Table } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { useTexts } from '../texts/index.tsx';
import { call } from './api.ts';
import type { WaitingProps } from './WaitingRoom.tsx';
import { LEVELS } from './SeatChoice.tsx';

/** Without waiting any longer. */
export function StartWithBots({ stream, table }: WaitingProps): ReactElement {
  const t = useTexts();
  const [level, setLevel] = useState<Level>('amateur');
  const [failed, setFailed] = useState(false);
  const start = async (): Promise<void> => {
    const started = await call<Table>('POST', `/api/tables/${table.id}/start`, { level });
    setFailed(!started.ok);
    if (started.ok) stream.tell(started.value);
  };
  return (
    <section className="host-start" aria-label={t.online.start}>
      <button type="button" className="button primary" onClick={() => void start()}>
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
      <p className="waiting-note">{failed ? t.online.failed : t.online.startHint}</p>
    </section>
  );
}
