import type { TextsCatalogue } from '../../base/texts/index.tsx';
import type { Language } from '../../base/texts/language.ts';

/** The catalogue of each language is a chunk of its own, and so are the texts of it that come first. */
const LOADERS = import.meta.glob<{ readonly textsFor: TextsCatalogue }>('./??.ts');
const FIRST_LOADERS = import.meta.glob<{ readonly textsFor: TextsCatalogue }>('./first/??.ts');

const complete = new Map<Language, TextsCatalogue>();

export async function loadTexts(language: Language): Promise<TextsCatalogue> {
  const { textsFor } = await LOADERS[`./${language}.ts`]!();
  complete.set(language, textsFor);
  return textsFor;
}

/** The language whose first texts the page has begun with. */
let begunWith: Language | null = null;

/** The texts of a table page. Its catalogue has all texts as soon as `loadTexts` has loaded them. */
export async function loadFirstTexts(language: Language): Promise<TextsCatalogue> {
  begunWith = language;
  const { textsFor } = await FIRST_LOADERS[`./first/${language}.ts`]!();
  return (genre) => (complete.get(language) ?? textsFor)(genre);
}

/** All texts, or only the first ones while the page that began with them needs no others. */
export function loadNeededTexts(language: Language): Promise<TextsCatalogue> {
  return language === begunWith && !complete.has(language) ? loadFirstTexts(language) : loadTexts(language);
}
