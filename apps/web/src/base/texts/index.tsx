import type { Genre } from '@paddock/kernel';
import { createContext, type ReactElement, type ReactNode, use, useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';
import type { Language } from './language.ts';
import type { Catalogue } from './nouns/index.ts';
import type { Texts } from './types.ts';

export type { Texts } from './types.ts';

/** The texts of one language, in a variant for each kind of game. */
export type TextsCatalogue = Catalogue<Texts>;

const CatalogueContext = createContext<TextsCatalogue | null>(null);
/** The kind of game that the texts are about. */
export const GenreContext = createContext<Genre>('game');

/** The texts in the chosen language, with the nouns of the current game. */
export function useTexts(): Texts {
  const catalogue = use(CatalogueContext);
  const genre = use(GenreContext);
  if (catalogue === null) throw new Error('useTexts outside of TextsProvider');
  return catalogue(genre);
}

interface TextsProviderProps {
  readonly first: TextsCatalogue;
  readonly load: (language: Language) => Promise<TextsCatalogue>;
  readonly children: ReactNode;
}

/** Provides the texts of the chosen language. While another language loads, the old one stays. */
export function TextsProvider({ first, load, children }: TextsProviderProps): ReactElement {
  const language = useSettings((settings) => settings.language);
  const [catalogue, setCatalogue] = useState<TextsCatalogue>(() => first);
  useEffect(() => {
    let wanted = true;
    void load(language).then((loaded) => {
      if (!wanted) return;
      setCatalogue(() => loaded);
      document.documentElement.lang = language;
    });
    return () => {
      wanted = false;
    };
  }, [language, load]);
  return <CatalogueContext value={catalogue}>{children}</CatalogueContext>;
}
