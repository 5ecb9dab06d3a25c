import type { PolePositionTypes } from '@paddock/pole-position';
import type { Presets } from '../ui.ts';

/** Six scoring places end the race early; in the rulebook the players lay the course (PP-4). */
export const presets: Presets<PolePositionTypes> = {
  quick: { seats: 3, options: { podium: 'six' } },
  classic: { seats: 4, options: {} },
  rulebook: { seats: 4, options: { course: 'built' } },
};
