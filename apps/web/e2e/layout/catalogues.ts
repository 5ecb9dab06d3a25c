import { findGame } from '@paddock/games';
import type { TextsCatalogue } from '../../src/base/texts/index.tsx';
import { type Language, LANGUAGES } from '../../src/base/texts/language.ts';
import type { Texts } from '../../src/base/texts/types.ts';
import type { GameId } from '../table.ts';

async function loadCatalogue(language: Language): Promise<TextsCatalogue> {
  return ((await import(`../../src/app/texts/${language}.ts`)) as { readonly textsFor: TextsCatalogue }).textsFor;
}

const CATALOGUES = new Map<Language, TextsCatalogue>(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadCatalogue(language)] as const)),
);

/** The texts of the site in a language, as a table of this game has them. */
export function textsOf(language: Language, game: GameId): Texts {
  return CATALOGUES.get(language)!(findGame(game)!.genre);
}
