import type { Person, Table } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { errorText } from '../people/error-text.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { ApiError } from '../base/api.ts';
import { takeSeat } from './contribution.ts';
import { useMe } from '../base/me.ts';
import type { WaitingRoomProps } from './WaitingRoom.tsx';

/** Error codes with texts of their own. */
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

/** Takes a seat with one click; a person without a nickname enters one first. */
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
      className="panel online-join"
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
        <p className="online-error" role="alert">
          {error.code === 'banned' ? errorText(texts, error) : t[ERROR_TEXTS[error.code] ?? 'failed']}
        </p>
      )}
    </form>
  );
}

/** All seats are taken or reserved, perhaps for somebody who has not signed in on this browser. */
function NoSeat({ table, isKnown }: { readonly table: Table; readonly isKnown: boolean }): ReactElement {
  const t = useTexts().online;
  const language = useSettings((settings) => settings.language);
  const kept = table.seats.filter(({ kind }) => kind === 'invited').map(({ name }) => name);
  if (kept.length === 0) return <p>{t.noSeat}</p>;
  return (
    <p>
      {t.onlyReservedSeats(new Intl.ListFormat(language, { type: 'conjunction' }).format(kept))}{' '}
      {!isKnown && <Link href="/me">{t.reservedForYou}</Link>}
    </p>
  );
}

/** Reserved seats are for one person only. Somebody who is not signed in may be that person. */
function hasSeatFor({ seats }: Table, me: Person | null): boolean {
  return seats.some(({ kind, name, reservedFor }) => {
    if (kind !== 'invited') return kind === 'open';
    return reservedFor === null ? me === null || name === me.nickname : reservedFor === me?.id;
  });
}
