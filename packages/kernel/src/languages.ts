/**
 * The languages of site, rules and circuits, each with its own name. The first one is used where another is missing. This is
 * the only list of them.
 */
export const LANGUAGE_NAMES = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];
