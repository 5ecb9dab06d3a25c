import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { parseRules } from './parse-rules.ts';

const MODULE = /^virtual:rules\/([a-z-]+)\/(en|fr|de)$/;

/** The path of a game's rules in a language. */
export function rulesFile(game: string, language: string): string {
  const name = language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
  return resolve(import.meta.dirname, '../../../packages', game, name);
}

/** Provides `virtual:rules/<game>/<language>` as a data module. A text that does not parse fails the build. */
export function rulesPlugin(): Plugin {
  return {
    name: 'paddock-rules',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      const [, game, language] = MODULE.exec(id.slice(1)) ?? [];
      if (!id.startsWith('\0') || game === undefined || language === undefined) return null;
      const file = rulesFile(game, language);
      this.addWatchFile(file);
      const rules = parseRules(readFileSync(file, 'utf8'), file);
      return { code: `export default ${JSON.stringify(rules)};`, map: null, moduleType: 'js' };
    },
  };
}
