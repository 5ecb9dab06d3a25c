import type { Language } from '../../base/texts/language.ts';

/** One sentence for lists of games, which show it before anything of the game is loaded. */
export const pitch: Readonly<Record<Language, string>> = {
  en: 'Change the equation, keep it true, run out of cards.',
  fr: 'Changez la formule, gardez-la juste, videz votre main.',
  de: 'Ändere die Formel, halte sie wahr, werde deine Karten los.',
};
