import type { FormelFunTypes } from '@paddock/formel-fun';
import type { Presets } from '../ui.ts';

/** Fewer cars make a shorter game. The rulebook's final decides everything in its last race (FF-29). */
export const presets: Presets<FormelFunTypes> = {
  quick: { seats: 3, options: {} },
  classic: { seats: 4, options: {} },
  rulebook: { seats: 4, options: { win: 'final' } },
};
