import type { Table } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { gameCard } from '../games/index.ts';
import { NamedButton } from '../people/NamedButton.tsx';
import { useTexts } from '../texts/index.tsx';
import { useWays } from './actions.ts';
import { Ticket } from './Ticket.tsx';
import { othersWords } from './words.ts';

/** Tables at which one can sit down. */
export function OpenTables({ tables }: { tables: readonly Table[] }): ReactElement {
  const { lobby } = useTexts();
  return (
    <section className="part" aria-labelledby="open">
      <h2 id="open">{lobby.open}</h2>
      {tables.length === 0 ? (
        <div className="lobby-empty">
          <p>{lobby.empty}</p>
          <p>{lobby.emptyHint}</p>
        </div>
      ) : (
        <>
          <p className="lobby-hint">{lobby.openLead}</p>
          <ul className="tickets">
            {tables.map((table) => (
              <Ticket key={table.id} table={table}>
                <Entry table={table} />
              </Ticket>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

export function Entry({ table }: { table: Table }): ReactElement {
  const t = useTexts();
  const { sitDown } = useWays();
  const game = gameCard(table.game)?.title ?? table.game;
  return (
    <NamedButton
      primary
      label={t.lobby.sitDown}
      hint={t.lobby.sitDownHint(game, othersWords(t, table))}
      act={() => sitDown(table)}
    />
  );
}
