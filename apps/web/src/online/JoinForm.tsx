import type { Person, Table } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../app/settings.ts';
import { errorText } from '../people/error-text.ts';
import { useTexts } from '../texts/index.tsx';
import type { ApiError } from './api.ts';
import { takeSeat } from './contribution.ts';
import { useMe } from './me.ts';
import type { WaitingRoomProps } from './WaitingRoom.tsx';

/** Faults that have words of their own here. */
const ERROR_TEXTS: Partial<
  Record<ApiError['code'], 'nameTaken' | 'nameReserved' | 'seatTaken' | 'unwanted' | 'removed'>
> = {
  'name-taken': 'nameTaken',
  'name-reserved': 'nameReserved',
  'seat-taken': 'seatTaken',
  'not-open': 'seatTaken',
  revealing: 'seatTaken',
  forbidden: 'unwanted',
  removed: 'removed',
};

/** A seat in one click: who has no nickname yet gives one on the way. */
export function JoinForm({ stream, table, me }: WaitingRoomProps & { readonly me: Person | null }): ReactElement {
  const texts = useTexts();
  const t = texts.online;
  const introduce = useMe((one) => one.signIn);
  const { nickname, change } = useSettings();
  const [error, setError] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  if (!hasSeatFor(table, me)) return <NoSeat table={table} isKnown={me !== null} />;
  const join = async (): Promise<void> => {
    setBusy(true);
    const known = me === null ? await introduce(nickname.trim()) : null;
    const sat = known === null || known.ok ? await takeSeat(`/api/tables/${table.id}/join`) : known;
    setBusy(false);
    setError(sat.ok ? null : sat.error);
    if (sat.ok) stream.setTable(sat.value);
  };
  return (
    <form
      className="sit-down"
      onSubmit={(event) => {
        event.preventDefault();
        void join();
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
      {error !== null && (
        <p className="online-fault" role="alert">
          {error.code === 'banned' ? errorText(texts, error) : t[ERROR_TEXTS[error.code] ?? 'failed']}
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
