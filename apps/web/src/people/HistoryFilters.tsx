import type { Person, RacePace, ResultFilter } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { GAME_CARDS } from '../games/index.ts';
import { FilterSelect } from '../kit/FilterSelect.tsx';
import { type HistoryFilterValues, RACE_PACES, RESULT_FILTERS } from './history-filters.ts';

interface HistoryFiltersProps {
  readonly filters: HistoryFilterValues;
  readonly companions: readonly Person[];
  readonly onChange: (filters: HistoryFilterValues) => void;
}

/** Chooses which of somebody's races are listed. */
export function HistoryFilters({ filters, companions, onChange }: HistoryFiltersProps): ReactElement {
  const { history: t } = useTexts().people;
  const { game, result, pace, with: companion } = filters;
  /** Replaces one filter; an empty value removes it. */
  const change = (name: keyof HistoryFilterValues, value: string): void => {
    const { [name]: _, ...others } = filters;
    onChange(value === '' ? others : { ...others, [name]: value });
  };
  const isUnknown = companion !== undefined && !companions.some(({ id }) => id === companion);
  return (
    <div className="filters">
      <FilterSelect
        label={t.game}
        value={game ?? ''}
        onChange={(value) => change('game', value)}
        choices={[['', t.anyGame], ...GAME_CARDS.map(({ id, title }) => [id, title] as const)]}
      />
      <FilterSelect
        label={t.result}
        value={result ?? ''}
        onChange={(value) => change('result', value)}
        choices={[['', t.anyResult], ...RESULT_FILTERS.map((one: ResultFilter) => [one, t.results[one]] as const)]}
      />
      <FilterSelect
        label={t.pace}
        value={pace ?? ''}
        onChange={(value) => change('pace', value)}
        choices={[['', t.anyPace], ...RACE_PACES.map((one: RacePace) => [one, t.paces[one]] as const)]}
      />
      {(companions.length > 0 || isUnknown) && (
        <FilterSelect
          label={t.companion}
          value={companion ?? ''}
          onChange={(value) => change('with', value)}
          choices={[
            ['', t.anybody],
            ...companions.map(({ id, nickname }) => [id, nickname] as const),
            ...(isUnknown ? [[companion, '…'] as const] : []),
          ]}
        />
      )}
    </div>
  );
}
