import type { ReactElement } from 'react';
import { DEFAULT_BOT } from '../table/play-now.ts';
import { CarBadge } from '../kit/Car.tsx';
import { Icon } from '../kit/icons.tsx';
import { botName } from '../base/bot-names.ts';
import type { Driver } from '../games/table-link.ts';
import { useTexts } from '../base/texts/index.tsx';
import { withSeats } from './drivers.ts';

interface DriverFieldsProps {
  readonly drivers: readonly Driver[];
  readonly seats: { readonly min: number; readonly max: number };
  /** The bots to choose from, weakest first. */
  readonly bots: readonly string[];
  /** The level of all bots; `null` if every seat has one of its own. */
  readonly level: string | null;
  readonly onChange: (drivers: readonly Driver[]) => void;
}

/** Chooses a person with a nickname or a bot for every seat. */
export function DriverFields({ drivers, seats, bots, level, onChange }: DriverFieldsProps): ReactElement {
  const t = useTexts();
  const put = (seat: number, driver: Driver): void => onChange(drivers.map((old, i) => (i === seat ? driver : old)));
  return (
    <section className={level === null ? 'drivers drivers-mixed' : 'drivers'} aria-label={t.setup.drivers}>
      <h2>{t.setup.drivers}</h2>
      <ol>
        {drivers.map((driver, seat) => (
          // Seats keep their places.
          <li key={seat} className="driver">
            <CarBadge seat={seat} size={56} />
            <select
              className="field"
              aria-label={t.setup.seat(seat + 1)}
              value={driver.kind === 'bot' ? driver.bot : 'person'}
              onChange={({ target: { value } }) =>
                put(
                  seat,
                  value === 'person' ? { kind: 'person', name: '' } : { kind: 'bot', bot: value, name: botName(seat) },
                )
              }
            >
              <option value="person">{t.setup.person}</option>
              {level === null ? (
                bots.map((bot) => (
                  <option key={bot} value={bot}>
                    {t.labelled(t.setup.bot, t.bots[bot]?.name ?? bot)}
                  </option>
                ))
              ) : (
                <option value={level}>{t.setup.bot}</option>
              )}
            </select>
            <input
              className="field"
              aria-label={`${t.setup.nickname}, ${t.setup.seat(seat + 1)}`}
              placeholder={`${t.table.player} ${seat + 1}`}
              value={driver.name}
              maxLength={24}
              onChange={({ target: { value } }) => put(seat, { ...driver, name: value })}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={t.setup.removeSeat(driver.name === '' ? t.setup.seat(seat + 1) : driver.name)}
              disabled={drivers.length <= seats.min}
              onClick={() => onChange(drivers.filter((_, i) => i !== seat))}
            >
              <Icon name="close" size={20} />
            </button>
            {driver.kind === 'bot' && level === null && (
              <p className="driver-character">{t.bots[driver.bot]?.character}</p>
            )}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button"
        disabled={drivers.length >= seats.max}
        onClick={() => onChange(withSeats(drivers, drivers.length + 1, level ?? DEFAULT_BOT))}
      >
        + {t.setup.addSeat}
      </button>
    </section>
  );
}
