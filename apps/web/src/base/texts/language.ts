import { type Language, LANGUAGES } from '@paddock/kernel/languages';
import type { BaseTexts } from './types.ts';

export { type Language, LANGUAGE_NAMES, LANGUAGES } from '@paddock/kernel/languages';

/** The first supported language among those the browser prefers. */
export function detectLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

// What Intl offers for counts, lists and numbers is written out here: constructing one of its formatters takes a phone up
// to 60 ms, in the middle of a race. A test compares both.

/** Returns a function that picks the singular or plural form for a count. French uses the singular for 0 too. */
export function createPluralizer(language: Language): (count: number, one: string, other: string) => string {
  const isSingular = (count: number): boolean => (language === 'fr' ? count < 2 : count === 1);
  return (count, one, other) => `${count} ${isSingular(Math.abs(count)) ? one : other}`;
}

/** A French noun after a number that is written out already: « 1,5 case », « 2,0 cases ». */
export function withFrenchNoun(number: string, one: string, other: string): string {
  return `${number} ${Number(number.replace(',', '.')) < 2 ? one : other}`;
}

/** 1st, 2nd, 3rd, 4th … 11th. */
export function formatEnglishOrdinal(count: number): string {
  const isTeen = count % 100 > 10 && count % 100 < 14;
  return `${count}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][count % 10]) ?? 'th'}`;
}

/** Joins items as in a sentence: "red, blue, and green". */
export function formatList(
  items: readonly string[],
  { lastOfTwo, lastOfMore }: Pick<BaseTexts, 'lastOfTwo' | 'lastOfMore'>,
): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')}${items.length === 2 ? lastOfTwo : lastOfMore}${last}`;
}

/** A number with this many digits after the decimal point. */
export function formatNumber(value: number, digits: number, language: Language): string {
  if (Math.abs(value) >= 999)
    return value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return language === 'en' ? value.toFixed(digits) : value.toFixed(digits).replace('.', ',');
}

/** What was gained or lost, in brackets: " (+12)"; empty if it is not known. */
export function signed(change: number | null): string {
  if (change === null) return '';
  return change < 0 ? ` (−${-change})` : ` (+${change})`;
}
