import type { OwnTable } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { gameCard } from '../games/index.ts';
import { useTexts } from '../base/texts/index.tsx';
import { TableListItem } from './TableListItem.tsx';
import { formatDeadline, opponentsText } from './table-texts.ts';

/** The person's tables in the order of the server: those that wait for the person first. */
export function OwnTables({
  tables,
  me,
}: {
  tables: readonly OwnTable[];
  me: string | undefined;
}): ReactElement | null {
  const t = useTexts();
  if (tables.length === 0) return null;
  return (
    <section className="part" aria-labelledby="mine">
      <h2 id="mine">{t.lobby.mine}</h2>
      <ul className="tickets">
        {tables.map((table) => (
          <TableListItem
            key={table.id}
            table={table}
            isHighlighted={table.yourTurn}
            note={<OwnTableState table={table} me={me} />}
          >
            <Link
              href={`/t/${table.id}`}
              className={table.yourTurn ? 'button primary' : 'button'}
              aria-label={t.lobby.toTableHint(gameCard(table.game)?.title ?? table.game, opponentsText(t, table, me))}
            >
              {t.lobby.toTable}
            </Link>
          </TableListItem>
        ))}
      </ul>
    </section>
  );
}

function OwnTableState({ table, me }: { table: OwnTable; me: string | undefined }): ReactElement | null {
  const { lobby } = useTexts();
  const language = useSettings((settings) => settings.language);
  if (table.yourTurn) {
    return (
      <p className="ticket-turn">
        {lobby.yourTurn}
        {table.dueAt !== null && <small>{lobby.until(formatDeadline(table.dueAt, language))}</small>}
      </p>
    );
  }
  // The number of free seats is shown among the seats.
  if (table.phase === 'open') return null;
  const driven = table.seats.some(({ person, autopilot }) => person === me && autopilot);
  return <p className="ticket-state">{driven ? lobby.botDrives : lobby.othersTurn}</p>;
}
