import { type ReactElement, useState } from 'react';
import { call } from '../online/api.ts';
import { useTexts } from '../texts/index.tsx';

interface BanButtonProps {
  readonly person: string;
  readonly name: string;
  readonly banned: boolean;
  readonly onDone: () => void;
}

/** Keeps somebody out, which is asked twice, or lets them in again. */
export function BanButton({ person, name, banned, onDone }: BanButtonProps): ReactElement {
  const t = useTexts();
  const [sure, setSure] = useState(false);
  const [failed, setFailed] = useState(false);
  const ban = async (next: boolean): Promise<void> => {
    const done = await call<undefined>('POST', `/api/host/people/${person}/ban`, { banned: next });
    setFailed(!done.ok);
    setSure(false);
    if (done.ok) onDone();
  };
  if (sure) {
    return (
      <div className="host-sure">
        <p>{t.host.banSure}</p>
        <button type="button" className="button primary" onClick={() => void ban(true)}>
          {t.host.banOf(name)}
        </button>
        <button type="button" className="button" onClick={() => setSure(false)}>
          {t.host.cancel}
        </button>
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={banned ? t.host.unbanOf(name) : t.host.banOf(name)}
        onClick={() => (banned ? void ban(false) : setSure(true))}
      >
        {banned ? t.host.unban : t.host.ban}
      </button>
      {failed && (
        <p className="refused" role="alert">
          {t.host.failed}
        </p>
      )}
    </>
  );
}
