import type { Language } from '../../base/texts/language.ts';

/** One sentence for lists of games, which show it before anything of the game is loaded. */
export const pitch: Readonly<Record<Language, string>> = {
  en: 'Six gears, six dice and corners that forgive nothing.',
  fr: 'Six vitesses, six dés et des virages qui ne pardonnent rien.',
  de: 'Sechs Gänge, sechs Würfel und Kurven, die nichts verzeihen.',
};
