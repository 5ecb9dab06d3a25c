import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { OptionSelect } from './OptionsForm.tsx';

/** The value of "mix": every seat has a level of its own. */
export const MIX = 'mix';

interface LevelPickerProps {
  /** The bots to choose from, weakest first. */
  readonly bots: readonly string[];
  readonly level: string;
  readonly onChange: (level: string) => void;
}

/** One level for all bots, or one for each seat. */
export function LevelPicker({ bots, level, onChange }: LevelPickerProps): ReactElement {
  const t = useTexts();
  const choices = [...bots.map((bot) => [bot, t.bots[bot]?.name ?? bot] as const), [MIX, t.setup.mix] as const];
  return (
    <fieldset className="setup-level">
      <legend>{t.setup.level}</legend>
      <OptionSelect choices={choices} value={level} onChange={onChange} />
      <p className="setup-level-hint">{level === MIX ? t.setup.mixHint : t.bots[level]?.character}</p>
    </fieldset>
  );
}
