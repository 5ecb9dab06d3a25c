import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

function read(pattern: string): string {
  return globSync(pattern, { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
}

it('the programs that draw and film the site look for classes that it has', () => {
  const styled = new Set([...read('apps/web/src/**/*.css').matchAll(/\.([a-z][\w-]*)/gu)].map(([, name]) => name!));
  const site = read('apps/web/src/**/*.{ts,tsx}');
  const selectors = [...read('scripts/{screens.ts,moments.ts,screens/*.ts}').matchAll(/'(\.[a-z][^'\n]*)'/gu)]
    .map(([, selector]) => selector!)
    .filter((selector) => !['.cache', '.jpg'].includes(selector));
  const classes = selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gu)].map(([, name]) => name!));
  expect(classes.length).toBeGreaterThan(20);
  // Some have no style. A name without hyphen may be any word of the sources.
  const isThere = (name: string): boolean => styled.has(name) || (name.includes('-') && site.includes(name));
  expect(classes.filter((name) => !isThere(name))).toEqual([]);
});
