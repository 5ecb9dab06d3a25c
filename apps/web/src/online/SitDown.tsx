import type { Person, Table } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../app/settings.ts';
import { errorText } from '../people/error-text.ts';
import { useTexts } from '../texts/index.tsx';
import type { Fault } from './api.ts';
import { takeSeat } from './contribution.ts';
import { useMe } from './me.ts';
import type { WaitingProps } from './WaitingRoom.tsx';

/** Faults that have words of their own here. */
const TOLD: Partial<Record<Fault['code'], 'nameTaken' | 'nameReserved' | 'seatTaken' | 'unwanted' | 'removed'>> = {
  'name-taken': 'nameTaken',
  'name-reserved': 'nameReserved',
  'seat-taken': 'seatTaken',
  'not-open': 'seatTaken',
  revealing: 'seatTaken',
  forbidden: 'unwanted',
  removed: 'removed',
};

/** A seat in one click: who has no nickname yet gives one on the way. */
export function SitDown({ stream, table, me }: WaitingProps & { readonly me: Person | null }): ReactElement {
  const texts = useTexts();
  const t = texts.online;
  const introduce = useMe((one) => one.introduce);
  const { nickname, change } = useSettings();
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);
  if (!hasSeatFor(table, me)) return <NoSeat table={table} isKnown={me !== null} />;
  const sit = async (): Promise<void> => {
    setBusy(true);
    const known = me === null ? await introduce(nickname.trim()) : null;
    const sat = known === null || known.ok ? await takeSeat(`/api/tables/${table.id}/join`) : known;
    setBusy(false);
    setFault(sat.ok ? null : sat.error);
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
          {fault.code === 'banned' ? errorText(texts, fault) : t[TOLD[fault.code] ?? 'failed']}
        </p>
      )}
    </form>
  );
}

/** Every seat is taken, or kept for somebody who may be at this browser without having said so. */
function NoSeat({ table, isKnown }: { readonly table: Table; readonly isKnown: boolean }): ReactElement {
  const t = useTexts().online;
  const language = useSettings((settings) => settings.language);
  const kept = table.seats.filter(({ kind }) => kind === 'invited').map(({ name }) => name);
  if (kept.length === 0) return <p>{t.noSeat}</p>;
  return (
    <p>
      {t.onlyKept(new Intl.ListFormat(language, { type: 'conjunction' }).format(kept))}{' '}
      {!isKnown && <Link href="/me">{t.keptForYou}</Link>}
    </p>
  );
}

/** Seats that are kept for somebody are theirs alone; who has not said who they are may have the nickname. */
function hasSeatFor({ seats }: Table, me: Person | null): boolean {
  return seats.some(({ kind, name, keptFor }) => {
    if (kind !== 'invited') return kind === 'open';
    return keptFor === null ? me === null || name === me.nickname : keptFor === me?.id;
  });
}
