import type { PuzzleLinkTexts } from './types.ts';

export const puzzleLinkTexts: PuzzleLinkTexts = {
  title: 'Rätsel',
  lead: 'Eine Stellung, eine beste Wahl. Jeden Tag ein neues Rätsel zu jedem Spiel, und Hunderte mehr zum Stöbern.',
  one: (game) => `Ein Rätsel zu ${game}`,
  of: (game) => `Rätsel zu ${game}`,
};
