import type { SeatUpdate, Table } from '@paddock/protocol';
import { type ReactElement, useId, useState } from 'react';
import { errorText } from '../people/error-text.ts';
import { NicknameInput } from '../people/NicknameInput.tsx';
import { useAction } from '../people/useAction.ts';
import { useTexts } from '../base/texts/index.tsx';
import { callApi } from '../base/api.ts';
import type { WaitingRoomProps } from './WaitingRoom.tsx';
import '../people/nickname-form.css';

interface InviteFormProps extends WaitingRoomProps {
  readonly number: number;
  /** Called when the seat is reserved, or on cancel. */
  readonly onDone: () => void;
}

/** Reserves a seat for a person by nickname. */
export function InviteForm({ stream, table, number, onDone }: InviteFormProps): ReactElement {
  const t = useTexts();
  const id = useId();
  const [nickname, setNickname] = useState('');
  const { isBusy, error, run } = useAction();
  const invite = (): Promise<void> => {
    const wish: SeatUpdate = { kind: 'invited', nickname: nickname.trim() };
    return run(
      () => callApi<Table>('PUT', `/api/tables/${table.id}/seats/${number}`, wish),
      (changed) => {
        stream.setTable(changed);
        onDone();
      },
    );
  };
  return (
    // Escape in any field cancels.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    >
      <label htmlFor={id}>{t.online.inviteWhom}</label>
      <NicknameInput id={id} value={nickname} autoComplete="off" autoFocus onChange={setNickname} />
      <button type="submit" className="button primary" disabled={isBusy}>
        {t.online.inviteGo}
      </button>
      <button type="button" className="button quiet" onClick={onDone}>
        {t.people.name.cancel}
      </button>
      <p id={`${id}-hint`} className="hint">
        {t.online.inviteHint}
      </p>
      {error !== null && (
        <p className="error-text" role="alert">
          {errorText(t, error, {
            'not-found': t.online.inviteNobody,
            'bad-request': t.people.name.invalid,
            'seat-taken': t.online.failed,
            'not-open': t.online.failed,
          })}
        </p>
      )}
    </form>
  );
}
