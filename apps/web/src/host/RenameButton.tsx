import { type ReactElement, useState } from 'react';
import { call } from '../online/api.ts';
import { useTexts } from '../texts/index.tsx';
import { Failed } from './Failed.tsx';

interface RenameButtonProps {
  readonly person: string;
  readonly name: string;
  readonly onDone: () => void;
}

/** Gives somebody another nickname. */
export function RenameButton({ person, name, onDone }: RenameButtonProps): ReactElement {
  const t = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const rename = async (nickname: string): Promise<void> => {
    const done = await call<undefined>('POST', `/api/host/people/${person}/rename`, { nickname });
    if (done.ok) {
      setTyped(null);
      onDone();
    }
    const isRefused = !done.ok && done.error.code !== 'offline';
    setTrouble(done.ok ? null : isRefused ? t.host.nameRefused : t.host.failed);
  };
  if (typed === null) {
    return (
      <button type="button" className="button" aria-label={t.host.renameOf(name)} onClick={() => setTyped(name)}>
        {t.host.rename}
      </button>
    );
  }
  return (
    <form
      className="host-form"
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
        aria-label={t.host.newName(name)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="host-buttons">
        <button type="submit" className="button primary">
          {t.host.renameOf(name)}
        </button>
        <button type="button" className="button" onClick={() => setTyped(null)}>
          {t.host.cancel}
        </button>
      </div>
      {trouble !== null && <Failed text={trouble} />}
    </form>
  );
}
