import type { Language } from '../../base/texts/language.ts';

/** What is said before the first figures, and if there are none. They must not be loaded: loading may be what failed. */
export const REPORT_STATES: Readonly<Record<Language, { readonly waiting: string; readonly failed: string }>> = {
  en: {
    waiting: 'The bots are warming up their engines …',
    failed: 'The report could not be made. Reload the page and try again.',
  },
  fr: {
    waiting: 'Les bots font chauffer les moteurs…',
    failed: 'Le bilan n’a pas pu être établi. Rechargez la page et réessayez.',
  },
  de: {
    waiting: 'Die Bots wärmen ihre Motoren auf …',
    failed: 'Der Bericht konnte nicht erstellt werden. Lade die Seite neu und versuche es noch einmal.',
  },
};
