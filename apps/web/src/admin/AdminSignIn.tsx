import { type ReactElement, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';

/** Asks for the token that the server printed at its first start. */
export function AdminSignIn({ onSignedIn }: { onSignedIn: () => Promise<void> }): ReactElement {
  const t = useTexts();
  const [token, setToken] = useState('');
  const [error, setError] = useState<'wrong' | 'slow' | 'failed' | null>(null);
  const signIn = async (): Promise<void> => {
    const signedIn = await callApi<undefined>('POST', '/api/admin/sign-in', { token: token.trim() });
    if (signedIn.ok) {
      await onSignedIn();
      return;
    }
    const { code } = signedIn.error;
    setError(code === 'forbidden' ? 'wrong' : code === 'rate-limited' ? 'slow' : 'failed');
  };
  return (
    <form
      className="card admin-card admin-entry"
      onSubmit={(event) => {
        event.preventDefault();
        void signIn();
      }}
    >
      <p>{t.admin.enterHint}</p>
      <label>
        <span>{t.admin.token}</span>
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
        {t.admin.enter}
      </button>
      {error !== null && (
        <p className="error-text" role="alert">
          {t.admin[error]}
        </p>
      )}
    </form>
  );
}
