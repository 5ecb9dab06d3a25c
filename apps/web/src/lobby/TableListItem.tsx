import type { Table } from '@paddock/protocol';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { LANGUAGE_NAMES } from '../base/texts/language.ts';
import { gameCard } from '../games/index.ts';
import { CarBadge } from '../kit/Car.tsx';
import { NameMark } from '../kit/PersonName.tsx';
import { describeNamedTimeControl } from '../online/time-controls.ts';
import { useTexts } from '../base/texts/index.tsx';
import { useUnusualOptions } from './unusual-options.ts';
import { countFreeSeats, seatText } from './table-texts.ts';

interface TableListItemProps {
  readonly table: Table;
  /** What is special about the table: whose turn it is, who invites. */
  readonly note?: ReactNode;
  readonly isHighlighted?: boolean;
  readonly children: ReactNode;
}

/** A table in a list: the game, its seats, its options, and a button. */
export function TableListItem({ table, note, isHighlighted = false, children }: TableListItemProps): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const unusual = useUnusualOptions(table.game, table.options, table.seats.length);
  const hasHints = gameCard(table.game)?.hasHints === true && table.hints !== 'none';
  const facts = [
    describeNamedTimeControl(table.time, t, language),
    ...(table.points === undefined ? [] : [t.lobby.meanPoints(table.points)]),
    ...(table.language === undefined || table.language === language ? [] : [LANGUAGE_NAMES[table.language]]),
    ...(table.listed ? [] : [t.lobby.private]),
    ...(hasHints ? [t.labelled(t.setup.hints.title, t.setup.hints.values[table.hints])] : []),
    ...(table.coach ? [t.labelled(t.setup.coach.title, t.setup.coach.values.open)] : []),
    ...unusual,
  ];
  return (
    <li className={isHighlighted ? 'card ticket ticket-lit' : 'card ticket'} data-table={table.id}>
      <div className="ticket-head">
        <h3>{gameCard(table.game)?.title ?? table.game}</h3>
        {note}
      </div>
      <TableListItemSeats table={table} />
      <p className="ticket-facts">{facts.join(' · ')}</p>
      <div className="ticket-buttons">{children}</div>
    </li>
  );
}

function TableListItemSeats({ table }: { table: Table }): ReactElement {
  const t = useTexts();
  const free = countFreeSeats(table);
  return (
    <ul className="sitters" aria-label={table.chances === undefined ? t.lobby.seats : t.lobby.seatsWithChances}>
      {table.seats.map((seat, i) =>
        seat.kind === 'open' ? null : (
          // Seats keep their places.
          <li key={i} className="sitter">
            {/* Cars are assigned to seats at the start of the race. */}
            {table.phase !== 'open' && <CarBadge seat={i} size={32} />}
            {seat.person === null ? seatText(t, seat) : <Link href={`/people/${seat.person}`}>{seat.name}</Link>}
            {seat.claimed && ' '}
            <NameMark claimed={seat.claimed} botAccount={seat.botAccount} />
            {table.chances !== undefined && (
              <span className="sitter-chance">{t.lobby.chance(Math.round(100 * table.chances[i]!))}</span>
            )}
          </li>
        ),
      )}
      {free > 0 && <li className="sitter sitter-free">{t.lobby.free(free)}</li>}
    </ul>
  );
}
