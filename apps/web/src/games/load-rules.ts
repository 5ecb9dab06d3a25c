import { LOADERS } from 'virtual:rules';
import type { Language } from '../base/texts/language.ts';
import type { RulesWithGuide } from './rules-document.ts';

/** The rules of each game and language are a chunk of their own. */
export async function loadRules(game: string, language: Language): Promise<RulesWithGuide> {
  const load = LOADERS[game]?.[language];
  if (load === undefined) throw new Error(`there are no rules of "${game}" in "${language}"`);
  return (await load()).default;
}
