import type { Token, TokenNote, TokenScope } from '@paddock/protocol';
import { type ReactElement, useRef, useState } from 'react';
import { copyText } from '../kit/clipboard.ts';
import { Icon } from '../kit/icons.tsx';
import { call } from '../online/api.ts';
import { useTexts } from '../texts/index.tsx';
import { Field, Sheet } from './Sheet.tsx';
import { Trouble } from './Trouble.tsx';
import { useAnswer } from './useAnswer.ts';
import { useDay } from './useDay.ts';
import { useDoing } from './useDoing.ts';
import { Waiting } from './Waiting.tsx';

const SCOPES: readonly TokenScope[] = ['play', 'read'];

/** What programs play with. */
export function Tokens(): ReactElement {
  const { tokens: t } = useTexts().people;
  const day = useDay();
  const [notes, again] = useAnswer<readonly TokenNote[]>('/api/me/tokens');
  const [label, setLabel] = useState('');
  const [scope, setScope] = useState<TokenScope>('play');
  const [made, setMade] = useState<Token | null>(null);
  const { busy, fault, run } = useDoing();
  const make = (): void =>
    void run(
      () => call<Token>('POST', '/api/me/tokens', { label, scope }),
      (token) => {
        setMade(token);
        setLabel('');
        again();
      },
    );
  return (
    <Sheet title={t.title} text={t.text}>
      {notes.state === 'loading' && <Waiting />}
      {notes.state === 'failed' && <Waiting fault={notes.fault} again={again} />}
      {notes.state === 'loaded' && notes.value.length === 0 && <p className="hint">{t.none}</p>}
      {notes.state === 'loaded' && (
        <ul className="sheet-list">
          {notes.value.map((note) => (
            <li key={`${note.label} ${note.createdAt}`}>
              <span>
                <strong>{note.label}</strong> {t.scopes[note.scope]}, {t.since(day(note.createdAt))}
              </span>
              <button
                type="button"
                className="icon-button"
                title={t.remove}
                aria-label={`${t.remove}: ${note.label}`}
                disabled={busy}
                onClick={() =>
                  void run(() => call('DELETE', `/api/me/tokens/${encodeURIComponent(note.label)}`), again)
                }
              >
                <Icon name="trash" size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <Field label={t.label} placeholder={t.placeholder} value={label} maxLength={60} onChange={setLabel} />
        <fieldset className="sheet-choice">
          <legend>{t.scope}</legend>
          {SCOPES.map((one) => (
            <label key={one}>
              <input type="radio" name="scope" checked={scope === one} onChange={() => setScope(one)} /> {t.scopes[one]}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button" disabled={busy}>
          {t.make}
        </button>
      </form>
      {made !== null && <Told key={made.token} token={made} />}
      <Trouble fault={fault} />
    </Sheet>
  );
}

/** The token itself, this once. */
function Told({ token: { token, label } }: { token: Token }): ReactElement {
  const { tokens: t } = useTexts().people;
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => setCopied(await copyText(token, field.current));
  return (
    <div className="token" role="status">
      <p>{t.once}</p>
      <input
        ref={field}
        className="field"
        readOnly
        aria-label={label}
        value={token}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="button" onClick={() => void copy()}>
        {copied ? t.copied : t.copy}
      </button>
    </div>
  );
}
