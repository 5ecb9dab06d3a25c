import { use } from 'react';
import { useSettings } from '../base/settings.ts';
import { GenreContext } from '../base/texts/index.tsx';
import type { Catalogue } from '../base/texts/nouns/index.ts';
import { textLoaders } from '../games/text-loaders.ts';
import { useAsync } from '../kit/useAsync.ts';
import type { DebriefTexts } from './texts/types.ts';

const LOADERS = textLoaders<Catalogue<DebriefTexts>>(import.meta.glob('./texts/??.ts'));

/** The texts of debriefs in the chosen language, with the nouns of the current game; `null` while they load. */
export function useDebriefTexts(): DebriefTexts | null {
  const language = useSettings((settings) => settings.language);
  const genre = use(GenreContext);
  const loaded = useAsync(() => LOADERS[language](), [language]);
  return loaded.state === 'loaded' ? loaded.value(genre) : null;
}
