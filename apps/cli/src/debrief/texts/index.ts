import type { GameManifest, Language } from '@paddock/kernel';
import { createGerman } from './de.ts';
import { createEnglish } from './en.ts';
import { createFrench } from './fr.ts';
import type { DebriefTexts, RaceKind } from './types.ts';

export type { DebriefTexts } from './types.ts';

const CATALOGUES: Readonly<Record<Language, (kind: RaceKind) => DebriefTexts>> = {
  en: createEnglish,
  fr: createFrench,
  de: createGerman,
};

/** The texts of the debriefs of a game. */
export function debriefTextsFor(language: Language, { genre }: Pick<GameManifest, 'genre'>): DebriefTexts {
  return CATALOGUES[language](genre === 'game' ? 'game' : 'race');
}
