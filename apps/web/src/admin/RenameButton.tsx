import { type ReactElement, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { RequestFailed } from './RequestFailed.tsx';

interface RenameButtonProps {
  readonly person: string;
  readonly name: string;
  readonly onDone: () => void;
}

/** Gives somebody another nickname. */
export function RenameButton({ person, name, onDone }: RenameButtonProps): ReactElement {
  const t = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const rename = async (nickname: string): Promise<void> => {
    const done = await callApi<undefined>('POST', `/api/admin/people/${person}/rename`, { nickname });
    if (done.ok) {
      setTyped(null);
      onDone();
    }
    const isRefused = !done.ok && done.error.code !== 'offline';
    setError(done.ok ? null : isRefused ? t.admin.nameRefused : t.admin.failed);
  };
  if (typed === null) {
    return (
      <button type="button" className="button" aria-label={t.admin.renameOf(name)} onClick={() => setTyped(name)}>
        {t.admin.rename}
      </button>
    );
  }
  return (
    <form
      className="admin-form"
      onSubmit={(event) => {
        event.preventDefault();
        void rename(typed.trim());
      }}
    >
      <input
        className="field"
        value={typed}
        maxLength={24}
        required
        aria-label={t.admin.newName(name)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="admin-buttons">
        <button type="submit" className="button primary">
          {t.admin.renameOf(name)}
        </button>
        <button type="button" className="button" onClick={() => setTyped(null)}>
          {t.admin.cancel}
        </button>
      </div>
      {error !== null && <RequestFailed text={error} />}
    </form>
  );
}
