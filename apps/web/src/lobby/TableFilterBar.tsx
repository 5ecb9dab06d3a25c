import type { Table, TimeControl } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { LANGUAGE_NAMES, LANGUAGES } from '../base/texts/language.ts';
import { gameCard } from '../games/index.ts';
import { FilterSelect } from '../kit/FilterSelect.tsx';
import { describeNamedTimeControl } from '../online/time-controls.ts';
import { RATING_FILTERS, type TableFilters } from './table-filters.ts';

interface TableFilterBarProps {
  /** The tables from which some are chosen: only games and clocks are offered that they have. */
  readonly tables: readonly Table[];
  readonly filters: TableFilters;
  readonly onChange: (filters: TableFilters) => void;
}

/** Chooses which open tables are shown. */
export function TableFilterBar({ tables, filters, onChange }: TableFilterBarProps): ReactElement {
  const t = useTexts();
  const { filters: f } = t.lobby;
  const language = useSettings((settings) => settings.language);
  const games = withChosen(
    tables.map(({ game }) => game),
    filters.game,
  );
  const clocks = withChosen(
    tables.map(({ time }) => JSON.stringify(time)),
    filters.clock,
  );
  const describeClock = (clock: string): string =>
    describeNamedTimeControl(JSON.parse(clock) as TimeControl, t, language);
  return (
    <div className="filters">
      <FilterSelect
        label={f.game}
        value={filters.game}
        onChange={(game) => onChange({ ...filters, game })}
        choices={[['', f.any], ...games.map((game) => [game, gameCard(game)?.title ?? game] as const)]}
      />
      <FilterSelect
        label={f.clock}
        value={filters.clock}
        onChange={(clock) => onChange({ ...filters, clock })}
        choices={[['', f.any], ...clocks.map((clock) => [clock, describeClock(clock)] as const)]}
      />
      <FilterSelect
        label={f.rating}
        value={filters.rating}
        onChange={(rating) => onChange({ ...filters, rating: rating as TableFilters['rating'] })}
        choices={[['', f.any], ...RATING_FILTERS.map((rating) => [rating, f.ratings[rating]] as const)]}
      />
      <FilterSelect
        label={f.language}
        value={filters.language}
        onChange={(chosen) => onChange({ ...filters, language: chosen })}
        choices={[['', f.any], ...LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const)]}
      />
    </div>
  );
}

/** Each value once, with the chosen one also when no table has it any more. */
function withChosen(values: readonly string[], chosen: string): string[] {
  return [...new Set(chosen === '' ? values : [...values, chosen])];
}
