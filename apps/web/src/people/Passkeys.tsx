import type { Passkey } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { call } from '../online/api.ts';
import { Icon } from '../kit/icons.tsx';
import { useTexts } from '../texts/index.tsx';
import { addPasskey, passkeysWork } from './passkeys.ts';
import { Sheet } from './Sheet.tsx';
import { Trouble } from './Trouble.tsx';
import { useAnswer } from './useAnswer.ts';
import { useDay } from './useDay.ts';
import { useDoing } from './useDoing.ts';
import { Waiting } from './Waiting.tsx';

export function Passkeys(): ReactElement {
  const { passkeys: t, claim } = useTexts().people;
  const day = useDay();
  const [known, again] = useAnswer<readonly Passkey[]>('/api/me/passkeys');
  const [added, setAdded] = useState(false);
  const { busy, fault, run } = useDoing();
  const add = (): void => {
    setAdded(false);
    void run(addPasskey, () => {
      setAdded(true);
      again();
    });
  };
  return (
    <Sheet title={t.title} text={t.text}>
      {known.state === 'loading' && <Waiting />}
      {known.state === 'failed' && <Waiting fault={known.fault} again={again} />}
      {known.state === 'loaded' && known.value.length === 0 && <p className="hint">{t.none}</p>}
      {known.state === 'loaded' && (
        <ul className="sheet-list">
          {known.value.map(({ id, createdAt }) => (
            <li key={id}>
              <span>{t.one(day(createdAt))}</span>
              <button
                type="button"
                className="icon-button"
                title={t.remove}
                aria-label={`${t.remove}: ${t.one(day(createdAt))}`}
                disabled={busy}
                onClick={() => void run(() => call('DELETE', `/api/me/passkeys/${id}`), again)}
              >
                <Icon name="trash" size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {passkeysWork() ? (
        <button type="button" className="button" disabled={busy} onClick={add}>
          {t.add}
        </button>
      ) : (
        <p className="hint">{claim.noPasskeys}</p>
      )}
      <p className="done" role="status">
        {added ? t.added : ''}
      </p>
      <Trouble fault={fault} better={{ forbidden: t.last }} />
    </Sheet>
  );
}
