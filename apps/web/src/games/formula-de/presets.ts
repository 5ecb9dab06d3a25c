import { type FormulaDeTypes, practiceOval } from '@paddock/formula-de';
import type { Presets } from '../ui.ts';

/** A small oval; one lap of a circuit; two laps with pit stops, as the rulebook's long races (FD-6). */
export const presets: Presets<FormulaDeTypes> = {
  quick: { seats: 4, options: { circuit: practiceOval, dashboards: 'open' } },
  classic: { seats: 6, options: {} },
  rulebook: { seats: 6, options: { laps: 2 } },
};
