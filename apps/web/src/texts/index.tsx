import { createContext, type ReactElement, type ReactNode, use, useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Language } from './language.ts';
import type { Texts } from './types.ts';

export type { Texts } from './types.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
};

const Spoken = createContext<Texts | null>(null);

/** The texts of the language the person has chosen. */
export function useTexts(): Texts {
  const texts = use(Spoken);
  if (texts === null) throw new Error('useTexts outside of Speaking');
  return texts;
}

/** Loads a language and speaks it; the one before stays until the new one is there. */
export function Speaking({ first, children }: { first: Texts; children: ReactNode }): ReactElement {
  const language = useSettings((settings) => settings.language);
  const [texts, setTexts] = useState(first);
  useEffect(() => {
    let wanted = true;
    void loadTexts(language).then((loaded) => {
      if (!wanted) return;
      setTexts(loaded);
      document.documentElement.lang = language;
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return <Spoken value={texts}>{children}</Spoken>;
}

export async function loadTexts(language: Language): Promise<Texts> {
  return (await LOADERS[language]()).default;
}
