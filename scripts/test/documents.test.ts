import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../npm/workspaces.ts';
import { DOCS_SCREENS, isShownInDocs } from '../screens/selection.ts';

const LINK = /!?\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)/g;

const documents = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .stdout.trim()
  .split('\n')
  .filter((file) => existsSync(join(ROOT, file)));

function linksOf(file: string): string[] {
  const targets = [...readFileSync(join(ROOT, file), 'utf8').matchAll(LINK)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

describe('documents', () => {
  it.each(documents)('%s links only to files that exist', (file) => {
    const broken = linksOf(file).filter((target) => !existsSync(join(ROOT, dirname(file), decodeURI(target))));
    expect(broken).toEqual([]);
  });

  it('show every picture of docs/screens, and keep no others', () => {
    const pictures = readdirSync(join(ROOT, 'docs/screens')).filter((file) => file !== 'README.md');
    expect(pictures.sort()).toEqual(DOCS_SCREENS.map((name) => `${name}.jpg`).sort());
    expect(new Set(linksOf('docs/screens/README.md').filter((link) => link.endsWith('.jpg')))).toEqual(
      new Set(pictures),
    );
  });

  it('have their pictures drawn by the part of the site that shows them', () => {
    expect(isShownInDocs('formula-de', 'phone-dark')).toBe(true);
    expect(isShownInDocs('online', 'phone-light-de')).toBe(true);
    expect(isShownInDocs('pages', 'desktop-light')).toBe(true);
    expect(isShownInDocs('formula', 'desktop-light')).toBe(false);
  });
});
