import { type AnyOption, defaultOptionsFor, type GameDefinition, optionEntries } from '@paddock/kernel';
import { isDataSummary } from '@paddock/protocol';
import { useEffect, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { gameCard, type LoadedGame, loadGame } from '../games/index.ts';
import { isOptionRelevant, type OptionValues } from '../setup/OptionsForm.tsx';
import { type Texts, useTexts } from '../base/texts/index.tsx';

/** Describes the options of a table that differ from the defaults. */
export function describeUnusualOptions(
  t: Texts,
  definition: Pick<GameDefinition, 'options' | 'optionsForSeats'>,
  game: Pick<LoadedGame, 't'>,
  values: OptionValues,
  seats: number,
): string[] {
  const defaults = defaultOptionsFor(definition, seats) as OptionValues;
  return optionEntries(definition.options)
    .filter(([name, spec]) => isOptionRelevant(spec, values) && !isSameJson(values[name], defaults[name]))
    .map(([name, spec]) => describeOption(t, game, name, spec, values[name]));
}

function describeOption(t: Texts, game: Pick<LoadedGame, 't'>, name: string, spec: AnyOption, value: unknown): string {
  const { title, values } = game.t.options[name] ?? { title: spec.title };
  switch (spec.kind) {
    case 'choice':
      return t.lobby.option(title, values?.[String(value)] ?? String(value));
    case 'flag':
      return t.lobby.option(title, value === true ? t.setup.yes : t.setup.no);
    case 'number':
      return t.lobby.option(title, String(value));
    case 'data': {
      const known = isDataSummary(value) ? (value.name ?? undefined) : values?.[String(value)];
      return known === undefined ? title : t.lobby.option(title, known);
    }
  }
}

function isSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A table with default options has nothing to describe, so its game need not be loaded. */
function hasDefaultOptions(game: string, values: OptionValues, seats: number): boolean {
  const card = gameCard(game);
  const defaults: OptionValues = { ...card?.defaultOptions, ...card?.optionsForSeats?.(seats) };
  return Object.entries(values).every(([name, value]) => isSameJson(value, defaults[name]));
}

/**
 * The descriptions of unusual options. Empty at first: the table is shown at once, and they follow when the game is
 * loaded.
 */
export function useUnusualOptions(game: string, options: unknown, seats: number): readonly string[] {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const [found, setFound] = useState<readonly string[]>([]);
  const text = JSON.stringify(options);
  useEffect(() => {
    const values = JSON.parse(text) as OptionValues;
    if (hasDefaultOptions(game, values, seats)) return setFound([]);
    let wanted = true;
    // Optional information: if it cannot be loaded, nothing is shown.
    void loadGame(game, language).then(
      (loaded) => wanted && setFound(describeUnusualOptions(t, loaded.definition, loaded, values, seats)),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game, language, text, seats, t]);
  return found;
}
