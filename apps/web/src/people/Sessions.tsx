import type { Session } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Icon } from '../kit/icons.tsx';
import { call } from '../online/api.ts';
import { useTexts } from '../texts/index.tsx';
import { Sheet } from './Sheet.tsx';
import { Trouble } from './Trouble.tsx';
import { useAnswer } from './useAnswer.ts';
import { useDay } from './useDay.ts';
import { useDoing } from './useDoing.ts';
import { Waiting } from './Waiting.tsx';

/** Where one is signed in; each of the other browsers can be signed out from here. */
export function Sessions(): ReactElement {
  const { sessions: t } = useTexts().people;
  const day = useDay();
  const [sessions, again] = useAnswer<readonly Session[]>('/api/me/sessions');
  const { busy, fault, run } = useDoing();
  const others = sessions.state === 'loaded' ? sessions.value.filter(({ current }) => !current) : [];
  return (
    <Sheet title={t.title} text={t.text}>
      {sessions.state === 'loading' && <Waiting />}
      {sessions.state === 'failed' && <Waiting fault={sessions.fault} again={again} />}
      {sessions.state === 'loaded' && (
        <ul className="sheet-list">
          {sessions.value.map(({ id, device, lastUsedAt, current }) => (
            <li key={id}>
              <span>
                <strong>{device}</strong> {current ? t.current : t.lastUsed(day(lastUsedAt))}
              </span>
              {!current && (
                <button
                  type="button"
                  className="icon-button"
                  title={t.end}
                  aria-label={`${t.end} – ${device}`}
                  disabled={busy}
                  onClick={() => void run(() => call('DELETE', `/api/me/sessions/${id}`), again)}
                >
                  <Icon name="trash" size={20} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => void run(() => call('DELETE', '/api/me/sessions'), again)}
        >
          {t.endOthers}
        </button>
      )}
      <Trouble fault={fault} />
    </Sheet>
  );
}
