import { type ReactElement, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { GAME_CARDS } from '../games/index.ts';
import { FilterSelect } from '../kit/FilterSelect.tsx';
import { CORRESPONDENCE_TIME_CONTROLS, describeNamedTimeControl } from '../online/time-controls.ts';
import { NicknameRequiredButton } from '../people/NicknameRequiredButton.tsx';
import { useTableActions } from './useTableActions.ts';

/** Opens a table for a race over days, which the lobby shows. */
export function NewCorrespondence(): ReactElement {
  const t = useTexts();
  const { correspondence: c, filters } = t.lobby;
  const language = useSettings((settings) => settings.language);
  const { createListedTable } = useTableActions();
  const [game, setGame] = useState(GAME_CARDS[0]!.id);
  const [clock, setClock] = useState(0);
  const card = GAME_CARDS.find(({ id }) => id === game)!;
  return (
    <div className="panel new-correspondence">
      <h3>{c.title}</h3>
      <p className="lobby-hint">{c.text}</p>
      <div className="filters">
        <FilterSelect
          label={filters.game}
          value={game}
          onChange={setGame}
          choices={GAME_CARDS.map(({ id, title }) => [id, title] as const)}
        />
        <FilterSelect
          label={filters.clock}
          value={String(clock)}
          onChange={(chosen) => setClock(Number(chosen))}
          choices={CORRESPONDENCE_TIME_CONTROLS.map(
            (time, i) => [String(i), describeNamedTimeControl(time, t, language)] as const,
          )}
        />
      </div>
      <NicknameRequiredButton
        label={c.open}
        hint={`${c.open}: ${card.title}`}
        action={() => createListedTable(card, CORRESPONDENCE_TIME_CONTROLS[clock]!)}
      />
    </div>
  );
}
