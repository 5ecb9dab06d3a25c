import type { BanRequest } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { BanForm } from './BanForm.tsx';
import { RequestFailed } from './RequestFailed.tsx';

interface BanButtonProps {
  readonly person: string;
  readonly name: string;
  readonly banned: boolean;
  readonly onDone: () => void;
}

/** Bans a person after asking for duration and reason, or lifts the ban. */
export function BanButton({ person, name, banned, onDone }: BanButtonProps): ReactElement {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const send = async (ban: BanRequest): Promise<void> => {
    const done = await callApi<undefined>('POST', `/api/admin/people/${person}/ban`, ban);
    setFailed(!done.ok);
    setOpen(false);
    if (done.ok) onDone();
  };
  if (isOpen) {
    return (
      <div className="admin-sure">
        <p>{t.admin.banSure}</p>
        <BanForm
          hasAddresses
          label={t.admin.banOf(name)}
          onBan={(terms, addresses) => void send({ banned: true, ...terms, addresses })}
        >
          <button type="button" className="button" onClick={() => setOpen(false)}>
            {t.admin.cancel}
          </button>
        </BanForm>
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={banned ? t.admin.unbanOf(name) : t.admin.banOf(name)}
        onClick={() => (banned ? void send({ banned: false }) : setOpen(true))}
      >
        {banned ? t.admin.unban : t.admin.ban}
      </button>
      {failed && <RequestFailed />}
    </>
  );
}
