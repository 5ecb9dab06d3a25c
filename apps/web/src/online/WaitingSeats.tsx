import type { TableSeat, SeatUpdate, Table } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { gameCard } from '../games/index.ts';
import { CarBadge } from '../kit/Car.tsx';
import { NameMark, PersonName } from '../kit/PersonName.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { callApi } from '../base/api.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { SeatSelect } from './SeatSelect.tsx';
import type { WaitingRoomProps } from './WaitingRoom.tsx';

interface WaitingSeatsProps extends WaitingRoomProps {
  /** Whether the viewer may change the seats. */
  readonly isHost: boolean;
  /** The viewer's own id. */
  readonly me: string | null;
}

/** The seats before the race. The host invites people, adds bots, and adds or removes seats. */
export function WaitingSeats({ stream, table, isHost, me }: WaitingSeatsProps): ReactElement {
  const t = useTexts();
  const [failed, setFailed] = useState(false);
  const change = async (method: 'PUT' | 'PATCH', path: string, body: object): Promise<void> => {
    const changed = await callApi<Table>(method, `/api/tables/${table.id}${path}`, body);
    setFailed(!changed.ok);
    if (changed.ok) stream.setTable(changed.value);
  };
  const put = (seat: number, wish: SeatUpdate): void => void change('PUT', `/seats/${seat}`, wish);
  const resize = (seats: number): void => void change('PATCH', '', { seats });
  const { min, max } = gameCard(table.game)?.seats ?? { min: 1, max: 10 };
  const { length } = table.seats;
  return (
    <div className="waiting-seats">
      <ol>
        {table.seats.map((seat, number) => (
          // Seats keep their places until the race begins.
          <li key={number} className={`waiting-seat waiting-${seat.kind}`}>
            <CarBadge seat={number} size={56} />
            {isHost && seat.kind !== 'person' ? (
              <SeatSelect
                stream={stream}
                table={table}
                seat={seat}
                number={number}
                onChange={(wish) => put(number, wish)}
              />
            ) : (
              <SeatName seat={seat} own={me !== null && seat.person === me} host={seat.person === table.host} />
            )}
            {isHost && seat.kind === 'person' && seat.person !== me && (
              <RemoveButton stream={stream} table={table} seat={seat} />
            )}
          </li>
        ))}
      </ol>
      {isHost && (
        <div className="waiting-size">
          <button type="button" className="button" disabled={length >= max} onClick={() => resize(length + 1)}>
            + {t.setup.addSeat}
          </button>
          <button
            type="button"
            className="button"
            disabled={length <= min || table.seats.every(({ kind }) => kind === 'person')}
            onClick={() => resize(length - 1)}
          >
            − {t.online.removeSeat}
          </button>
        </div>
      )}
      {failed && (
        <p className="online-error" role="alert">
          {t.online.failed}
        </p>
      )}
    </div>
  );
}

function SeatName({ seat, own, host }: { seat: TableSeat; own: boolean; host: boolean }): ReactElement {
  const t = useTexts();
  const { kind, name, claimed, botAccount, bot, present } = seat;
  if (kind === 'open') return <span className="waiting-free">{t.online.open}</span>;
  if (kind === 'invited') {
    return (
      <span className="waiting-free">
        {t.online.reservedFor(name)} <NameMark claimed={claimed} botAccount={botAccount} />
      </span>
    );
  }
  if (kind === 'bot') return <span>{t.online.bot(t.bots[bot ?? name]?.name ?? name)}</span>;
  return (
    <span>
      <strong>
        <PersonName name={name} claimed={claimed} botAccount={botAccount} />
      </strong>{' '}
      {own && <small>{t.table.you}</small>} {host && <small>{t.online.host}</small>}{' '}
      {!own && !present && <small>{t.online.away}</small>}
    </span>
  );
}
