import type { PuzzleLinkTexts } from './types.ts';

export const puzzleLinkTexts: PuzzleLinkTexts = {
  title: 'Puzzles',
  lead: 'One position, one best choice. A new puzzle for each game every day, and hundreds more to go through at leisure.',
  one: (game) => `A puzzle of ${game}`,
  of: (game) => `Puzzles of ${game}`,
};
