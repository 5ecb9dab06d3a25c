import { useEffect, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { gameCard, loadGame } from '../games/index.ts';
import { describeUnusualOptions, isSameJson } from '../setup/describe-options.ts';
import type { OptionValues } from '../setup/OptionsForm.tsx';
import { useTexts } from '../base/texts/index.tsx';

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
