import type { PuzzleLinkTexts } from './types.ts';

export const puzzleLinkTexts: PuzzleLinkTexts = {
  title: 'Rätsel',
  lead: 'Eine Stellung, eine beste Wahl. Jeden Tag ein neues Rätsel zu jedem Spiel, und Hunderte mehr zum Stöbern.',
  today: 'Rätsel des Tages',
  todayHint: 'Eine Stellung, eine beste Wahl: Siehst du sie?',
  of: (game) => `Rätsel zu ${game}`,
};
