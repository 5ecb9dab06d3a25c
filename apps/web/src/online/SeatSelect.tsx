import { type Level, LEVELS } from '@paddock/kernel';
import type { TableSeat, SeatUpdate } from '@paddock/protocol';
import { type ReactElement, useRef, useState } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { InviteForm } from './InviteForm.tsx';
import type { WaitingRoomProps } from './WaitingRoom.tsx';

interface SeatSelectProps extends WaitingRoomProps {
  readonly seat: TableSeat;
  readonly number: number;
  readonly onChange: (wish: SeatUpdate) => void;
}

/** Chooses who shall take a free seat. */
export function SeatSelect({ stream, table, seat, number, onChange }: SeatSelectProps): ReactElement {
  const t = useTexts();
  const select = useRef<HTMLSelectElement>(null);
  const [inviting, setInviting] = useState(false);
  const choose = (value: string): void => {
    setInviting(value === 'invite');
    if (value !== 'invite') onChange(value === 'open' ? { kind: 'open' } : { kind: 'bot', level: value as Level });
  };
  return (
    <div className="waiting-choice">
      <select
        ref={select}
        className="field"
        aria-label={t.online.seatOf(number + 1)}
        value={inviting ? 'invite' : seat.kind === 'bot' ? (seat.bot ?? '') : seat.kind}
        onChange={({ target: { value } }) => choose(value)}
      >
        {seat.kind === 'invited' && (
          <option value="invited">
            {t.online.reservedFor(seat.name)}
            {seat.botAccount === true ? ' BOT' : seat.claimed && ' ✓'}
          </option>
        )}
        <option value="open">{t.online.open}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {t.online.bot(t.bots[level]?.name ?? level)}
          </option>
        ))}
        {/* Must be the last option: arrow keys select every option they pass, and this one moves the focus. */}
        <option value="invite">{t.online.invite}</option>
      </select>
      {inviting && (
        <InviteForm
          stream={stream}
          table={table}
          number={number}
          onDone={() => {
            setInviting(false);
            select.current?.focus();
          }}
        />
      )}
    </div>
  );
}
