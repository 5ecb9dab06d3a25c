import type { TextsCatalogue } from '../../base/texts/index.tsx';
import type { Language } from '../../base/texts/language.ts';

/** The catalogue of each language is a chunk of its own. */
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly textsFor: TextsCatalogue }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
};

export async function loadTexts(language: Language): Promise<TextsCatalogue> {
  return (await LOADERS[language]()).textsFor;
}
