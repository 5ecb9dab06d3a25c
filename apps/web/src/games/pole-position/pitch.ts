import type { Language } from '../../base/texts/language.ts';

/** One sentence for lists of games, which show it before anything of the game is loaded. */
export const pitch: Readonly<Record<Language, string>> = {
  en: 'Secret fuel cards, turned all at once.',
  fr: 'Des cartes Carburant secrètes, retournées toutes à la fois.',
  de: 'Geheime Benzinkarten, alle auf einmal aufgedeckt.',
};
