import { type GameManifest, type Language, LANGUAGES } from '@paddock/kernel';
import type { DebriefTexts, RaceKind } from './types.ts';

export type { DebriefTexts } from './types.ts';

type CreateTexts = (kind: RaceKind) => DebriefTexts;

/** The catalogues beside this file, one for each language. */
const CATALOGUES = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadCatalogue(language)])),
) as Readonly<Record<Language, CreateTexts>>;

async function loadCatalogue(language: Language): Promise<CreateTexts> {
  return ((await import(`./${language}.ts`)) as { readonly default: CreateTexts }).default;
}

/** The texts of the debriefs of a game. */
export function debriefTextsFor(language: Language, { genre }: Pick<GameManifest, 'genre'>): DebriefTexts {
  return CATALOGUES[language](genre === 'game' ? 'game' : 'race');
}
