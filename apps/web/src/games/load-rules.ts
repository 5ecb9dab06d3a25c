import type { Language } from '../base/texts/language.ts';
import type { RulesDocument } from './rules-document.ts';

type Load = () => Promise<{ readonly default: RulesDocument }>;

/** The rules of each game and language are a chunk of their own. */
const LOADERS: Readonly<Record<string, Readonly<Record<Language, Load>>>> = {
  'formel-fun': {
    en: () => import('virtual:rules/formel-fun/en'),
    fr: () => import('virtual:rules/formel-fun/fr'),
    de: () => import('virtual:rules/formel-fun/de'),
  },
  'formula-de': {
    en: () => import('virtual:rules/formula-de/en'),
    fr: () => import('virtual:rules/formula-de/fr'),
    de: () => import('virtual:rules/formula-de/de'),
  },
  'pole-position': {
    en: () => import('virtual:rules/pole-position/en'),
    fr: () => import('virtual:rules/pole-position/fr'),
    de: () => import('virtual:rules/pole-position/de'),
  },
  formula: {
    en: () => import('virtual:rules/formula/en'),
    fr: () => import('virtual:rules/formula/fr'),
    de: () => import('virtual:rules/formula/de'),
  },
};

export async function loadRules(game: string, language: Language): Promise<RulesDocument> {
  const load = LOADERS[game];
  if (load === undefined) throw new Error(`there are no rules of "${game}"`);
  return (await load[language]()).default;
}
