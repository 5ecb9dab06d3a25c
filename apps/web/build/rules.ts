import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES } from '@paddock/kernel/languages';
import type { Plugin } from 'vite';
import { parseRules } from './parse-rules.ts';

const PACKAGES = resolve(import.meta.dirname, '../../../packages');
const INDEX = 'virtual:rules';
const MODULE = /^virtual:rules\/([a-z-]+)\/([a-z]{2})$/;

/** The path of a game's rules in a language. */
export function rulesFile(game: string, language: string): string {
  return join(PACKAGES, game, language === LANGUAGES[0] ? 'RULES.md' : `RULES.${language}.md`);
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
      return { code: `export default ${JSON.stringify(rules)};`, map: null, moduleType: 'js' };
    },
  };
}
