import type { Token, TokenSummary, TokenScope } from '@paddock/protocol';
import { type ReactElement, useRef, useState } from 'react';
import { Link } from 'wouter';
import { copyText } from '../kit/clipboard.ts';
import { Icon } from '../kit/icons.tsx';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { TextField, SettingsSection } from './SettingsSection.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useFetch } from './useFetch.ts';
import { useDateFormat } from './useDateFormat.ts';
import { useAction } from './useAction.ts';
import { LoadStatus } from './LoadStatus.tsx';

const SCOPES: readonly TokenScope[] = ['play', 'read'];

/** The API tokens of the person's bots. */
export function Tokens(): ReactElement {
  const { tokens: t } = useTexts().people;
  const day = useDateFormat();
  const [tokens, retry] = useFetch<readonly TokenSummary[]>('/api/me/tokens');
  const [label, setLabel] = useState('');
  const [scope, setScope] = useState<TokenScope>('play');
  const [newToken, setNewToken] = useState<Token | null>(null);
  const { isBusy, error, run } = useAction();
  const createToken = (): void =>
    void run(
      () => callApi<Token>('POST', '/api/me/tokens', { label, scope }),
      (token) => {
        setNewToken(token);
        setLabel('');
        retry();
      },
    );
  return (
    <SettingsSection title={t.title} text={t.text}>
      {tokens.state === 'loading' && <LoadStatus />}
      {tokens.state === 'failed' && <LoadStatus error={tokens.error} retry={retry} />}
      {tokens.state === 'loaded' && tokens.value.length === 0 && <p className="hint">{t.none}</p>}
      {tokens.state === 'loaded' && (
        <ul className="sheet-list">
          {tokens.value.map((note) => (
            <li key={`${note.label} ${note.createdAt}`}>
              <span>
                <strong>{note.label}</strong> {t.scopes[note.scope]}, {t.since(day(note.createdAt))}
              </span>
              <button
                type="button"
                className="icon-button"
                title={t.remove}
                aria-label={`${t.remove}: ${note.label}`}
                disabled={isBusy}
                onClick={() =>
                  void run(() => callApi('DELETE', `/api/me/tokens/${encodeURIComponent(note.label)}`), retry)
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
          createToken();
        }}
      >
        <TextField label={t.label} placeholder={t.placeholder} value={label} maxLength={60} onChange={setLabel} />
        <fieldset className="sheet-choice">
          <legend>{t.scope}</legend>
          {SCOPES.map((one) => (
            <label key={one}>
              <input type="radio" name="scope" checked={scope === one} onChange={() => setScope(one)} /> {t.scopes[one]}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button" disabled={isBusy}>
          {t.make}
        </button>
      </form>
      {newToken !== null && <NewToken key={newToken.token} token={newToken} />}
      <ErrorMessage error={error} />
      <p className="people-links">
        <Link href="/developers">{t.docs}</Link>
      </p>
    </SettingsSection>
  );
}

/** A new token, which is shown only once. */
export function NewToken({ token: { token, label } }: { token: Pick<Token, 'token' | 'label'> }): ReactElement {
  const { tokens: t } = useTexts().people;
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => setCopied(await copyText(token, field.current));
  return (
    <div className="sheet-token" role="status">
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
