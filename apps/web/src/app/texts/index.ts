import type { TextsCatalogue } from '../../base/texts/index.tsx';
import type { Language } from '../../base/texts/language.ts';

/** The catalogue of each language is a chunk of its own. */
const LOADERS = import.meta.glob<{ readonly textsFor: TextsCatalogue }>('./??.ts');

export async function loadTexts(language: Language): Promise<TextsCatalogue> {
  return (await LOADERS[`./${language}.ts`]!()).textsFor;
}
