import { type Language, LANGUAGES } from '@paddock/kernel';
import type { ServerTexts } from './types.ts';

/** The catalogues beside this file, one for each language. The server does not start if one is missing. */
export const SERVER_TEXTS = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadTexts(language)])),
) as Readonly<Record<Language, ServerTexts>>;

async function loadTexts(language: Language): Promise<ServerTexts> {
  return ((await import(`./${language}.ts`)) as { readonly default: ServerTexts }).default;
}
