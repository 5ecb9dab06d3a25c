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

/** The first texts that the page has begun with; always the same function, so that nothing is rendered again. */
let begunWith: { readonly language: Language; readonly catalogue: TextsCatalogue } | null = null;

/** The texts of a table page. Its catalogue has all texts as soon as `loadTexts` has loaded them. */
export async function loadFirstTexts(language: Language): Promise<TextsCatalogue> {
  const { textsFor } = await FIRST_LOADERS[`./first/${language}.ts`]!();
  const catalogue: TextsCatalogue = (genre) => (complete.get(language) ?? textsFor)(genre);
  begunWith = { language, catalogue };
  return catalogue;
}

/** All texts, or only the first ones while the page that began with them needs no others. */
export async function loadNeededTexts(language: Language): Promise<TextsCatalogue> {
  const isFirst = begunWith?.language === language && !complete.has(language);
  return isFirst ? begunWith!.catalogue : loadTexts(language);
}
