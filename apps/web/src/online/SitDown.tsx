import type { Person, Table } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/index.tsx';
import { call, type Fault } from './api.ts';
import { useMe } from './me.ts';
import type { WaitingProps } from './WaitingRoom.tsx';

/** Faults that have words of their own here. */
const TOLD: Partial<Record<Fault['code'], 'nameTaken' | 'seatTaken' | 'unwanted'>> = {
  'name-taken': 'nameTaken',
  'seat-taken': 'seatTaken',
  'not-open': 'seatTaken',
  forbidden: 'unwanted',
};

/** A seat in one click: who has no nickname yet gives one on the way. */
export function SitDown({ stream, table, me }: WaitingProps & { readonly me: Person | null }): ReactElement {
  const t = useTexts().online;
  const introduce = useMe((one) => one.introduce);
  const { nickname, change } = useSettings();
  const [fault, setFault] = useState<Fault['code'] | null>(null);
  const [busy, setBusy] = useState(false);
  if (!hasSeatFor(table, me)) return <p>{t.noSeat}</p>;
  const sit = async (): Promise<void> => {
    setBusy(true);
    const known = me === null ? await introduce(nickname.trim()) : null;
    const sat = known === null || known.ok ? await call<Table>('POST', `/api/tables/${table.id}/join`) : known;
    setBusy(false);
    setFault(sat.ok ? null : sat.error.code);
    if (sat.ok) stream.tell(sat.value);
  };
  return (
    <form
      className="sit-down"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      {me === null && (
        <label>
          <span>{t.nickname}</span>
          <input
            className="field"
            value={nickname}
            maxLength={24}
            required
            pattern=".*\S.*"
            autoComplete="nickname"
            onChange={(event) => change({ nickname: event.target.value })}
          />
        </label>
      )}
      <button type="submit" className="button primary" disabled={busy}>
        {t.sitDown}
      </button>
      {fault !== null && (
        <p className="online-fault" role="alert">
          {t[TOLD[fault] ?? 'failed']}
        </p>
      )}
    </form>
  );
}

/** Seats that are kept for somebody are theirs alone; who has not said who they are may be that somebody. */
function hasSeatFor({ seats }: Table, me: Person | null): boolean {
  return seats.some(
    ({ kind, name }) => kind === 'open' || (kind === 'invited' && (me === null || name === me.nickname)),
  );
}
