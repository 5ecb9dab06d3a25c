import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@paddock/games';
import { LANGUAGES, LEVELS } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../npm/workspaces.ts';

const SOURCES = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}', 'apps/web/{build/*,vite.config}.ts'], {
  cwd: ROOT,
}).map((file) => ({ path: file.replaceAll('\\', '/'), text: readFileSync(join(ROOT, file), 'utf8') }));

/** The sources outside of these folders that match. */
function filesWith(pattern: RegExp, ownFolder = /^$/): string[] {
  return SOURCES.filter(({ path, text }) => !ownFolder.test(path) && pattern.test(text)).map(({ path }) => path);
}

describe('lists that exist once', () => {
  it('levels', () => {
    expect(filesWith(new RegExp(LEVELS.map((level) => `'${level}'`).join(',\\s*')))).toEqual([
      'packages/kernel/src/levels.ts',
    ]);
  });

  it('languages', () => {
    expect(filesWith(new RegExp(LANGUAGES.map((language) => `'${language}'`).join(',\\s*')))).toEqual([]);
    expect(
      filesWith(
        new RegExp(LANGUAGES.map((language) => `\\b${language}: .*`).join('\\s*')),
        // Names of circuits and corners are data; where a translation is missing the plain name is shown.
        /^apps\/web\/src\/games\/[\w-]+\/pitch\.ts$|^packages\/(?:circuit-design\/src\/|formula-de\/src\/circuit\/list\.ts$)/,
      ),
    ).toEqual(['packages/kernel/src/languages.ts']);
    // Catalogues are found by their names; only those of the same language import each other.
    const imports = new RegExp(`/(?:${LANGUAGES.join('|')})\\.ts'`);
    expect(filesWith(imports, /\/texts\/(?:nouns\/|first\/)?[a-z]{2}\.ts$/)).toEqual([]);
  });

  // The picture of the whole site shows one of the games.
  const CHOICES = new Set(['apps/server/src/pages/pictures.ts']);

  it.each(games.map(({ id }) => id))('only files of its own name %s', (id) => {
    const own = new RegExp(`^packages/${id}/|^packages/bots/src/${id}/|^apps/(?:cli|web)/src/games/${id}/`);
    const named = filesWith(new RegExp(`['"]${id}['"]`), own);
    expect(named.filter((path) => !CHOICES.has(path))).toEqual([]);
  });
});
