import type { Language } from '../../base/texts/language.ts';

/** One sentence for lists of games, which show it before anything of the game is loaded. */
export const pitch: Readonly<Record<Language, string>> = {
  en: 'A hand of cards, crowded lanes, and one car knocked out in every race.',
  fr: 'Une main de cartes, des files serrées et une voiture éliminée à chaque course.',
  de: 'Eine Hand voll Karten, enge Spuren und in jedem Rennen ein Wagen weniger.',
};
