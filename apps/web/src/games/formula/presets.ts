import type { FormulaTypes } from '@paddock/formula';
import type { Presets } from '../ui.ts';

/** One round; a round for each player as the starter; points to 250 (FO-25). */
export const presets: Presets<FormulaTypes> = {
  quick: { seats: 3, options: { rounds: 1 } },
  classic: { seats: 3, options: {} },
  rulebook: { seats: 3, options: { goal: 'points' } },
};
