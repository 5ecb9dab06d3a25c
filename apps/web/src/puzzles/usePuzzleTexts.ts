import { useSettings } from '../base/settings.ts';
import { useAsync } from '../kit/useAsync.ts';
import { PAGE_TEXTS } from './page/load-texts.ts';
import type { PuzzlePageTexts } from './page/types.ts';

/** The texts of the puzzle pages; `null` while they are loaded. */
export function usePuzzleTexts(): PuzzlePageTexts | null {
  const language = useSettings((settings) => settings.language);
  const loaded = useAsync(() => PAGE_TEXTS[language](), [language]);
  return loaded.state === 'loaded' ? loaded.value : null;
}
