import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES } from '@paddock/kernel/languages';
import type { Plugin } from 'vite';
import type { GuideDocument } from '../src/games/rules-document.ts';
import { parseGuide } from './parse-guide.ts';
import { parseRules } from './parse-rules.ts';

const PACKAGES = resolve(import.meta.dirname, '../../../packages');
const INDEX = 'virtual:rules';
const MODULE = /^virtual:rules\/([a-z-]+)\/([a-z]{2})$/;

/** The path of a game's rules in a language. */
export function rulesFile(game: string, language: string): string {
  return translatedFile(game, 'RULES', language);
}

/** The path of the same rules as prose for people. A game may have none. */
export function guideFile(game: string, language: string): string {
  return translatedFile(game, 'GUIDE', language);
}

function translatedFile(game: string, name: string, language: string): string {
  return join(PACKAGES, game, language === LANGUAGES[0] ? `${name}.md` : `${name}.${language}.md`);
}

/** Functions that load the rules of every package that has some. */
function indexCode(): string {
  const games = globSync('*/RULES.md', { cwd: PACKAGES }).map((file) => file.split(/[\\/]/)[0]!);
  const loaders = games.sort().map((game) => {
    const each = LANGUAGES.map((language) => `${language}: () => import('${INDEX}/${game}/${language}')`);
    return `'${game}': { ${each.join(', ')} }`;
  });
  return `export const LOADERS = { ${loaders.join(', ')} };`;
}

function readGuide(file: string): GuideDocument {
  return parseGuide(readFileSync(file, 'utf8'), file);
}

/**
 * Provides `virtual:rules`, and `virtual:rules/<game>/<language>` as a data module. A text that is missing or does not
 * parse fails the build.
 */
export function rulesPlugin(): Plugin {
  return {
    name: 'paddock-rules',
    resolveId: (id) => (id === INDEX || MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return { code: indexCode(), map: null, moduleType: 'js' };
      const [, game, language] = MODULE.exec(id.slice(1)) ?? [];
      if (!id.startsWith('\0') || game === undefined || language === undefined) return null;
      const file = rulesFile(game, language);
      this.addWatchFile(file);
      const rules = parseRules(readFileSync(file, 'utf8'), file);
      const guide = existsSync(guideFile(game, LANGUAGES[0]!)) ? readGuide(guideFile(game, language)) : null;
      if (guide !== null) this.addWatchFile(guideFile(game, language));
      return { code: `export default ${JSON.stringify({ ...rules, guide })};`, map: null, moduleType: 'js' };
    },
  };
}
