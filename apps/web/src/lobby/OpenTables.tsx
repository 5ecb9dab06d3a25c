import { type Profile, RACE_PACES, type RacePace, type Table } from '@paddock/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { callApi } from '../base/api.ts';
import { gameCard } from '../games/index.ts';
import { Tabs } from '../kit/Tabs.tsx';
import { NicknameRequiredButton } from '../people/NicknameRequiredButton.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { NewCorrespondence } from './NewCorrespondence.tsx';
import { useTableActions } from './useTableActions.ts';
import { isShown, NO_FILTERS, paceOfTable, type TableFilters } from './table-filters.ts';
import { TableFilterBar } from './TableFilterBar.tsx';
import { TableListItem } from './TableListItem.tsx';
import { opponentsText } from './table-texts.ts';

interface OpenTablesProps {
  readonly tables: readonly Table[];
  readonly me: string | undefined;
}

/** Tables with a free seat: those for now and those for days, as the filters say. */
export function OpenTables({ tables, me }: OpenTablesProps): ReactElement {
  const { lobby, people } = useTexts();
  const [chosenPace, setPace] = useState<RacePace | null>(null);
  const tablesOf = (pace: RacePace): Table[] => tables.filter((table) => paceOfTable(table) === pace);
  // Until somebody chooses, the tab that has something to show.
  const hasOnlySlow = tablesOf('live').length === 0 && tables.length > 0;
  const pace = chosenPace ?? (hasOnlySlow ? 'correspondence' : 'live');
  return (
    <section className="part" aria-labelledby="open">
      <h2 id="open">{lobby.open}</h2>
      <Tabs
        classNames={{ list: 'lobby-tabs', tab: 'lobby-tab' }}
        active={pace}
        onChange={setPace}
        tabs={RACE_PACES.map((name) => ({
          name,
          label: lobby.countedTab(people.history.paces[name], tablesOf(name).length),
        }))}
      >
        <OpenTableList key={pace} pace={pace} tables={tablesOf(pace)} me={me} />
      </Tabs>
    </section>
  );
}

function OpenTableList({ tables, pace, me }: OpenTablesProps & { readonly pace: RacePace }): ReactElement {
  const { lobby } = useTexts();
  const [filters, setFilters] = useState<TableFilters>(NO_FILTERS);
  const ownPoints = useOwnPoints(me, filters.rating === 'near');
  const shown = tables.filter((table) => isShown(table, filters, ownPoints));
  const hasFilters = tables.length > 1 || filters !== NO_FILTERS;
  return (
    <>
      {hasFilters && <TableFilterBar tables={tables} filters={filters} onChange={setFilters} />}
      {tables.length === 0 ? (
        <div className="empty-box lobby-empty">
          <p>{lobby.empty}</p>
          <p>{pace === 'live' ? lobby.emptyHint : lobby.emptySlowHint}</p>
        </div>
      ) : shown.length === 0 ? (
        <div className="empty-box lobby-empty">
          <p>{lobby.filters.none}</p>
          <button type="button" className="button" onClick={() => setFilters(NO_FILTERS)}>
            {lobby.filters.reset}
          </button>
        </div>
      ) : (
        <>
          <p className="lobby-hint">{lobby.openLead}</p>
          <ul className="tickets">
            {shown.map((table) => (
              <TableListItem key={table.id} table={table}>
                <JoinButton table={table} />
              </TableListItem>
            ))}
          </ul>
        </>
      )}
      {pace === 'correspondence' && <NewCorrespondence />}
    </>
  );
}

/** The viewer's ratings by game, once they are needed. */
function useOwnPoints(me: string | undefined, isNeeded: boolean): ReadonlyMap<string, number> {
  const [points, setPoints] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    if (me === undefined || !isNeeded) return;
    void callApi<Profile>('GET', `/api/people/${me}`).then((profile) => {
      if (profile.ok) setPoints(new Map(profile.value.ratings.map((rating) => [rating.game, rating.points])));
    });
  }, [me, isNeeded]);
  return points;
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
