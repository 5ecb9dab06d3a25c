import { defaultOptionsFor } from '@paddock/kernel';
import { type ReactElement, useId } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import type { LoadedGame } from '../games/index.ts';
import { PRESET_IDS, type Preset } from '../games/ui.ts';
import { isSameJson } from './describe-options.ts';
import type { OptionValues } from './OptionsForm.tsx';

interface PresetPickerProps {
  readonly game: LoadedGame;
  readonly seats: number;
  readonly values: OptionValues;
  readonly onPick: (seats: number, values: OptionValues) => void;
}

/** All options of a preset: its own and the defaults. */
export function presetValues({ definition }: Pick<LoadedGame, 'definition'>, { seats, options }: Preset): OptionValues {
  return { ...defaultOptionsFor<object>(definition, seats), ...options };
}

/** The races that are offered first. Whoever wants another one changes seats and options below. */
export function PresetPicker({ game, seats, values, onPick }: PresetPickerProps): ReactElement | null {
  const t = useTexts();
  const id = useId();
  const { presets } = game.ui;
  if (presets === undefined) return null;
  return (
    <fieldset className="setup-presets">
      <legend>{t.setup.presetsTitle}</legend>
      {PRESET_IDS.map((name) => {
        const preset = presets[name];
        const all = presetValues(game, preset);
        const kind = game.t.presets?.[name];
        return (
          <label key={name} className="setup-preset">
            <input
              type="radio"
              name={id}
              checked={preset.seats === seats && isSameJson(all, values)}
              onChange={() => onPick(preset.seats, all)}
            />
            <strong>{t.setup.presets[name]}</strong>
            <small>{[t.setup.seats(preset.seats), ...(kind === undefined ? [] : [kind])].join(' · ')}</small>
          </label>
        );
      })}
    </fieldset>
  );
}
