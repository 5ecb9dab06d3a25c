import { optionEntries } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useSettings } from '../base/settings.ts';
import { gameCard, loadGame } from '../games/index.ts';
import { useAsync } from '../kit/useAsync.ts';
import { isOptionRelevant, type OptionValues } from '../setup/OptionsForm.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { describeTimeControl } from './time-controls.ts';

/** The options of the race, for people who cannot change them. */
export function RaceFacts({ table }: { readonly table: Table }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { game, time } = table;
  const options = table.options as OptionValues;
  const loaded = useAsync(() => loadGame(game, language), [game, language]);
  const facts =
    loaded.state !== 'loaded'
      ? []
      : optionEntries(loaded.value.definition.options)
          .filter(([, spec]) => isOptionRelevant(spec, options))
          .flatMap(([name, spec]) => {
            const optionTexts = loaded.value.t.options[name];
            const value = options[name];
            // Data without a name cannot be shown in one line.
            if (spec.kind === 'data' && optionTexts?.values?.[String(value)] === undefined) return [];
            const flag = value === true ? t.setup.yes : t.setup.no;
            const valueText =
              typeof value === 'boolean' ? flag : (optionTexts?.values?.[String(value)] ?? String(value));
            return [{ title: optionTexts?.title ?? name, valueText }];
          });
  return (
    <section className="panel online-facts" aria-label={t.online.options}>
      <h2>{t.online.options}</h2>
      <dl>
        <div>
          <dt>{t.online.time}</dt>
          <dd>{describeTimeControl(time, t, language)}</dd>
        </div>
        {table.spectatorDelay !== undefined && (
          <div>
            <dt>{t.online.spectatorDelay}</dt>
            <dd>{t.online.delays[table.spectatorDelay]}</dd>
          </div>
        )}
        {gameCard(game)?.hasHints === true && (
          <div>
            <dt>{t.setup.hints.title}</dt>
            <dd>{t.setup.hints.values[table.hints]}</dd>
          </div>
        )}
        {table.coach && (
          <div>
            <dt>{t.setup.coach.title}</dt>
            <dd>{t.setup.coach.values.open}</dd>
          </div>
        )}
        {facts.map(({ title, valueText }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{valueText}</dd>
          </div>
        ))}
      </dl>
      <p className="waiting-note">{t.online.hostDecides}</p>
    </section>
  );
}
