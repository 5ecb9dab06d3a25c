import type { Table } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { gameCard } from '../games/index.ts';
import { NicknameRequiredButton } from '../people/NicknameRequiredButton.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { useTableActions } from './useTableActions.ts';
import { TableListItem } from './TableListItem.tsx';
import { opponentsText } from './table-texts.ts';

/** Tables with a free seat. */
export function OpenTables({ tables }: { tables: readonly Table[] }): ReactElement {
  const { lobby } = useTexts();
  return (
    <section className="part" aria-labelledby="open">
      <h2 id="open">{lobby.open}</h2>
      {tables.length === 0 ? (
        <div className="empty-box lobby-empty">
          <p>{lobby.empty}</p>
          <p>{lobby.emptyHint}</p>
        </div>
      ) : (
        <>
          <p className="lobby-hint">{lobby.openLead}</p>
          <ul className="tickets">
            {tables.map((table) => (
              <TableListItem key={table.id} table={table}>
                <JoinButton table={table} />
              </TableListItem>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

export function JoinButton({ table }: { table: Table }): ReactElement {
  const t = useTexts();
  const { joinTable } = useTableActions();
  const game = gameCard(table.game)?.title ?? table.game;
  return (
    <NicknameRequiredButton
      primary
      label={t.lobby.sitDown}
      hint={t.lobby.sitDownHint(game, opponentsText(t, table))}
      action={() => joinTable(table)}
    />
  );
}
