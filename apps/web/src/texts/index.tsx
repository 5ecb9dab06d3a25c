import { createContext, type ReactElement, type ReactNode, use, useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Language } from './language.ts';
import { type Catalogue, type NounKind, nounKindOf } from './nouns/index.ts';
import type { Texts } from './types.ts';

export type { Texts } from './types.ts';

/** The texts of a language, in the words of each kind of game. */
export type TextsCatalogue = Catalogue<Texts>;

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly textsFor: TextsCatalogue }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
};

const Spoken = createContext<TextsCatalogue | null>(null);
const Subject = createContext<NounKind>('game');

/** The texts of the language the person has chosen, in the words of the game the page is about. */
export function useTexts(): Texts {
  const catalogue = use(Spoken);
  const kind = use(Subject);
  if (catalogue === null) throw new Error('useTexts outside of Speaking');
  return catalogue(kind);
}

/** Everything inside is about one game: races or games, dice or cards. */
export function TextsAbout({ game, children }: { game: string; children: ReactNode }): ReactElement {
  return <Subject value={nounKindOf(game)}>{children}</Subject>;
}

/** Loads a language and speaks it; the one before stays until the new one is there. */
export function TextsProvider({ first, children }: { first: TextsCatalogue; children: ReactNode }): ReactElement {
  const language = useSettings((settings) => settings.language);
  const [catalogue, setCatalogue] = useState<TextsCatalogue>(() => first);
  useEffect(() => {
    let wanted = true;
    void loadTexts(language).then((loaded) => {
      if (!wanted) return;
      setCatalogue(() => loaded);
      document.documentElement.lang = language;
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return <Spoken value={catalogue}>{children}</Spoken>;
}

export async function loadTexts(language: Language): Promise<TextsCatalogue> {
  return (await LOADERS[language]()).textsFor;
}
