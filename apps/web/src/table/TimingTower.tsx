import { memo, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { GameUi, Standing, TextContext } from '../games/ui.ts';
import { CarBadge } from '../kit/Car.tsx';
import { PersonName } from '../kit/PersonName.tsx';
import { useNextFrame } from '../kit/useNextFrame.ts';
import { useTexts } from '../base/texts/index.tsx';
import { isBotAccount, isNameClaimed } from '../games/table-link.ts';
import { useSlide } from './useSlide.ts';
import './tower.css';

interface TimingTowerProps {
  readonly ui: GameUi;
  /** The view that is drawn: while a die rolls or a card turns, the one before it. */
  readonly view: object;
  readonly context: TextContext;
  /** The seats that are to move. */
  readonly awaited: readonly number[];
  /** The status of each seat: its clock, who is away. */
  readonly seatStatus?: readonly ReactNode[] | undefined;
}

/** The tower, a frame after the board, so that an event takes no long task. */
export const TimingTower = memo(function TimingTower(props: TimingTowerProps): ReactElement {
  return <Tower {...useNextFrame(props)} />;
});

/** The seats in race order: place, gap to the one ahead, public facts, and whose turn it is. */
const Tower = memo(function Tower(props: TimingTowerProps): ReactElement {
  const { ui, view, context, awaited, seatStatus } = props;
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const standings = ui.standings(view, context);
  useSlide(list, standings.map(({ seat }) => seat).join(' '));
  const turn = awaited[0];
  // On a phone the tower is a scrolling strip: scroll to the seat that is to move. In the next frame, because measuring
  // right after the page has changed forces a layout in the middle of the event.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const seat = turn === undefined ? null : list.current?.querySelector<HTMLElement>(`[data-seat="${turn}"]`);
      list.current?.scrollTo({ left: (seat?.offsetLeft ?? 0) - 12 });
    });
    return () => cancelAnimationFrame(frame);
  }, [turn]);
  return (
    <section className="tower" aria-label={t.table.standings}>
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={list} className="tower-list" tabIndex={0} aria-label={t.table.standings}>
        {standings.map((standing) => (
          <TowerRow
            key={standing.seat}
            ui={ui}
            view={view}
            context={context}
            standing={standing}
            isTurn={awaited.includes(standing.seat)}
            status={seatStatus?.[standing.seat]}
          />
        ))}
      </ol>
    </section>
  );
});

interface TowerRowProps extends Pick<TimingTowerProps, 'ui' | 'view' | 'context'> {
  readonly standing: Standing;
  readonly isTurn: boolean;
  readonly status: ReactNode;
}

function TowerRow({ ui, view, context, standing, isTurn, status }: TowerRowProps): ReactElement {
  const t = useTexts();
  const { seat, place } = standing;
  const driver = context.info.drivers[seat]!;
  const { facts, isOut = false, note } = ui.seatFacts(view, seat, context);
  const level = driver.kind === 'bot' ? (t.bots[driver.bot]?.name ?? driver.bot) : '';
  return (
    <li
      data-seat={seat}
      className={`tower-seat${isTurn ? ' tower-turn' : ''}${isOut ? ' tower-out' : ''}`}
      aria-current={isTurn}
    >
      <span className="tower-place">
        {place !== null && <span className="hidden-text">{t.table.placed(place)}</span>}
        <span aria-hidden="true">{place ?? '–'}</span>
      </span>
      <CarBadge seat={seat} />
      <div className="tower-who">
        <span className="tower-name">
          <PersonName name={context.name(seat)} claimed={isNameClaimed(driver)} botAccount={isBotAccount(driver)} />
        </span>
        <span className="tower-kind">
          {seat === context.viewer ? (
            <span className="tower-level tower-you">{t.table.you}</span>
          ) : (
            <span className="tower-level">{level}</span>
          )}{' '}
          {status}
          {isTurn && <span className="tower-flag">{driver.kind === 'bot' ? t.table.thinks : t.table.toMove}</span>}
        </span>
      </div>
      <dl className="tower-facts">
        <GapFact standing={standing} />
        {facts.map(({ label, value }) => (
          <div key={label} title={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {note !== undefined && (
          <div className="tower-note">
            <dt className="hidden-text">{t.table.state}</dt>
            <dd>{note}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}

/** How far behind the one ahead, or who leads. */
function GapFact({ standing: { place, gap } }: { readonly standing: Standing }): ReactElement | null {
  const t = useTexts().table;
  if (gap === null && place !== 1) return null;
  return (
    <div className="tower-gap">
      <dt className="hidden-text">{t.gap}</dt>
      <dd>{gap === null ? t.leads : gap.count === 0 ? t.level : gap.text}</dd>
    </div>
  );
}
