import { memo, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { GameUi, TextContext } from '../games/ui.ts';
import { CarBadge } from '../kit/Car.tsx';
import { PersonName } from '../kit/PersonName.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { isNameClaimed } from '../games/table-link.ts';

interface SeatRailProps {
  readonly ui: GameUi;
  readonly view: object;
  readonly context: TextContext;
  /** The seats that are to move. */
  readonly awaited: readonly number[];
  /** The status of each seat: its clock, who is away. */
  readonly seatStatus?: readonly ReactNode[] | undefined;
}

/** The seats: drivers, public facts, and whose turn it is. */
export const SeatRail = memo(function Rail({ ui, view, context, awaited, seatStatus }: SeatRailProps): ReactElement {
  const t = useTexts();
  const { info, viewer } = context;
  const list = useRef<HTMLOListElement>(null);
  const turn = awaited[0];
  // On a phone the seats are a scrolling strip: scroll to the seat that is to move.
  useEffect(() => {
    const seat = turn === undefined ? undefined : (list.current?.children[turn] as HTMLElement | undefined);
    list.current?.scrollTo({ left: seat === undefined ? 0 : seat.offsetLeft - 12 });
  }, [turn]);
  return (
    <section className="rail" aria-label={t.table.seats}>
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={list} className="seats" tabIndex={0} aria-label={t.table.seats}>
        {info.drivers.map((driver, seat) => {
          const { facts, isOut = false, note } = ui.seatFacts(view, seat, context);
          const isTurn = awaited.includes(seat);
          const level = driver.kind === 'bot' ? (t.bots[driver.bot]?.name ?? driver.bot) : null;
          return (
            // Seats never change their places.
            <li
              key={seat}
              className={`seat${isTurn ? ' seat-turn' : ''}${isOut ? ' seat-out' : ''}`}
              aria-current={isTurn}
            >
              <CarBadge seat={seat} />
              <div className="seat-who">
                <span className="seat-name">
                  <PersonName name={context.name(seat)} claimed={isNameClaimed(driver)} />
                </span>
                <span className="seat-kind">
                  {seat === viewer ? t.table.you : (level ?? '')} {seatStatus?.[seat]}
                  {isTurn && <span className="seat-flag">{t.table.toMove}</span>}
                </span>
              </div>
              <dl className="seat-facts">
                {facts.map(({ label, value }) => (
                  <div key={label} title={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              {note !== undefined && <span className="seat-note">{note}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
});
