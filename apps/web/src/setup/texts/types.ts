import type { HintLimit } from '@paddock/kernel';
import type { PresetId } from '../../games/ui.ts';
import type { TextMap } from '../../base/texts/types.ts';

/** The texts of the setup page. */
export interface SetupTexts extends TextMap<
  | 'drivers'
  | 'person'
  | 'bot'
  | 'nickname'
  | 'addSeat'
  | 'options'
  | 'noPerson'
  | 'start'
  | 'yes'
  | 'no'
  | 'faulty'
  | 'passing'
  | 'presetsTitle'
  | 'level'
  | 'mix'
  | 'mixHint'
  | 'allOptions'
> {
  readonly title: (game: string) => string;
  readonly seat: (n: number) => string;
  readonly removeSeat: (name: string) => string;
  /** How many hints a table allows. */
  readonly hints: {
    readonly title: string;
    readonly help: string;
    readonly values: Readonly<Record<HintLimit, string>>;
  };
  /** Whether a table has a coach. */
  readonly coach: {
    readonly title: string;
    readonly help: string;
    readonly values: Readonly<Record<'off' | 'open', string>>;
  };
  readonly presets: Readonly<Record<PresetId, string>>;
  readonly seats: (count: number) => string;
}
