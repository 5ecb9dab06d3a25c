import type { Table } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';
import { gameCard } from '../games/index.ts';
import { isClosest, isFeatured, useRunningRaces } from './running-races.ts';
import { TableListItem } from './TableListItem.tsx';
import { opponentsText } from './table-texts.ts';

const MAX_SHOWN = 6;

/** Races that anybody may watch. Nothing where there are none. */
export function RunningRaces({ me }: { readonly me: string | undefined }): ReactElement | null {
  const t = useTexts();
  // One's own races are above.
  const tables = useRunningRaces().filter(({ seats }) => !seats.some(({ person }) => person !== null && person === me));
  if (tables.length === 0) return null;
  /** Why the race is worth watching. */
  const listReasons = (table: Table): string[] => [
    ...(isFeatured(table, tables) ? [t.lobby.featured] : []),
    ...(isClosest(table, tables) ? [t.lobby.closest] : []),
    ...((table.spectators ?? 0) > 0 ? [t.online.watching(table.spectators!)] : []),
  ];
  return (
    <section className="part" aria-labelledby="running">
      <h2 id="running">{t.lobby.running}</h2>
      <ul className="tickets">
        {tables.slice(0, MAX_SHOWN).map((table) => (
          <TableListItem
            key={table.id}
            table={table}
            isHighlighted={isFeatured(table, tables) || isClosest(table, tables)}
            note={<p className="ticket-state">{listReasons(table).join(' ')}</p>}
          >
            <Link
              href={`/t/${table.id}`}
              className="button"
              aria-label={t.labelled(
                t.lobby.watch,
                `${gameCard(table.game)?.title ?? table.game}, ${opponentsText(t, table)}`,
              )}
            >
              {t.lobby.watch}
            </Link>
          </TableListItem>
        ))}
      </ul>
      <Link href="/tv" className="button quiet">
        {t.online.tv.title}
      </Link>
    </section>
  );
}
