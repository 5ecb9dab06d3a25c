import { type ReactElement, useState } from 'react';
import { call } from '../online/api.ts';
import { useTexts } from '../texts/index.tsx';

/** Asks for the token that the server printed at its first start. */
export function Entry({ onEntered }: { onEntered: () => Promise<void> }): ReactElement {
  const t = useTexts();
  const [token, setToken] = useState('');
  const [trouble, setTrouble] = useState<'wrong' | 'slow' | 'failed' | null>(null);
  const enter = async (): Promise<void> => {
    const entered = await call<undefined>('POST', '/api/host/enter', { token: token.trim() });
    if (entered.ok) {
      await onEntered();
      return;
    }
    const { code } = entered.error;
    setTrouble(code === 'forbidden' ? 'wrong' : code === 'too-many' ? 'slow' : 'failed');
  };
  return (
    <form
      className="host-card host-entry"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <p>{t.host.enterHint}</p>
      <label>
        <span>{t.host.token}</span>
        <input
          className="field"
          type="password"
          value={token}
          maxLength={200}
          required
          autoComplete="off"
          onChange={(event) => setToken(event.target.value)}
        />
      </label>
      <button type="submit" className="button primary">
        {t.host.enter}
      </button>
      {trouble !== null && (
        <p className="refused" role="alert">
          {t.host[trouble]}
        </p>
      )}
    </form>
  );
}
