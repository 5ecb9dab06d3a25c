import type { GameManifest } from '@paddock/kernel';
import type { FormulaTypes } from './types.ts';

export const manifest: GameManifest<FormulaTypes> = {
  id: 'formula',
  title: 'Formula',
  genre: 'game',
  order: 4,
  seats: { min: 2, max: 6 },
  defaultSeats: 3,
  defaultOptions: { goal: 'first', useTable: false, winnerExtraCard: false, rounds: 1, target: 250 },
  // As many rounds as players: everybody begins once, which makes up for the advantage of the first player (FO-24).
  optionsForSeats: (seats) => ({ rounds: seats }),
  hasHints: true,
};
