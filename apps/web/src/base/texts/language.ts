import { type Language, LANGUAGES } from '@paddock/kernel/languages';

export { type Language, LANGUAGE_NAMES, LANGUAGES } from '@paddock/kernel/languages';

/** The first supported language among those the browser prefers. */
export function detectLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

/**
 * Returns a function that picks the singular or plural form for a count. Intl knows that French uses the singular for
 * 0.
 */
export function createPluralizer(language: Language): (count: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => `${count} ${rules.select(count) === 'one' ? one : other}`;
}

/** What was gained or lost, in brackets: " (+12)"; empty if it is not known. */
export function signed(change: number | null): string {
  if (change === null) return '';
  return change < 0 ? ` (−${-change})` : ` (+${change})`;
}
