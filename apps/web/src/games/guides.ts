import type { Language } from '../base/texts/language.ts';
import type { GameGuide, GuidePackage, GuideTexts } from './guide.ts';
import { loadGame } from './index.ts';
import type { GameTexts } from './ui.ts';

/** The guide of every game that has one. Each is a chunk of its own. */
const GUIDES = import.meta.glob<GuidePackage>('./*/guide/index.ts');

export interface LoadedGuide {
  readonly guide: GameGuide<GameTexts>;
  readonly texts: GuideTexts;
  /** The texts of the game, for its illustrations. */
  readonly t: GameTexts;
}

/** `null` if the game has no guide. */
export async function loadGuide(game: string, language: Language): Promise<LoadedGuide | null> {
  const load = GUIDES[`./${game}/guide/index.ts`];
  if (load === undefined) return null;
  const [{ guide, texts }, { t }] = await Promise.all([load(), loadGame(game, language)]);
  // Pages pass each game its own texts without looking inside.
  return { guide: guide as GameGuide<GameTexts>, texts: await texts[language](), t };
}
