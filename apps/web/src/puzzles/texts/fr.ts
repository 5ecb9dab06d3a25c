import type { PuzzleLinkTexts } from './types.ts';

export const puzzleLinkTexts: PuzzleLinkTexts = {
  title: 'Énigmes',
  lead: 'Une position, un seul meilleur choix. Chaque jour une nouvelle énigme pour chaque jeu, et des centaines d’autres à parcourir à loisir.',
  one: (game) => `Une énigme de ${game}`,
  of: (game) => `Énigmes de ${game}`,
};
