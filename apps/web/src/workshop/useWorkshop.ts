import { useSettings } from '../base/settings.ts';
import type { WorkshopPackage } from '../games/workshop.ts';
import { loadWorkshop, WORKSHOP_GAME } from '../games/workshops.ts';
import { type AsyncState, useAsync } from '../kit/useAsync.ts';
import { PAGE_TEXTS } from './page/load-texts.ts';
import type { WorkshopPageTexts } from './page/types.ts';

export interface LoadedWorkshop {
  readonly workshop: WorkshopPackage;
  readonly texts: WorkshopPageTexts;
  /** The texts of the editor. */
  readonly editorTexts: unknown;
}

/** The editor of the game and all texts of the workshop in the chosen language. */
export function useWorkshop(): AsyncState<LoadedWorkshop> {
  const language = useSettings((settings) => settings.language);
  return useAsync(async () => {
    const [workshop, texts] = await Promise.all([loadWorkshop(WORKSHOP_GAME), PAGE_TEXTS[language]()]);
    return { workshop, texts, editorTexts: await workshop.texts[language]() };
  }, [language]);
}
