/**
 * node scripts/boundaries/main.ts: which layer may import which. The imports and globals of every file of packages/, apps/ and
 * examples/ are checked against layers.ts, and so are style sheets (style-layers.ts). Lists the violations and fails on any.
 */
import { globSync, readFileSync } from 'node:fs';
import { findFolderCycles } from './folder-cycles.ts';
import { findStyleFaults, type WebFile } from './style-layers.ts';
import { findViolations } from './violations.ts';

/** In these sources no two folders import each other, not even through others. */
const CYCLE_FREE = ['packages/*/src', 'apps/cli/src', 'apps/server/src'];

/** Released migrations never change, even if they import from a folder that imports from theirs. */
const RELEASED = /^storage\/migrations\//;

/** Paths with slashes on every system. */
function findFiles(pattern: string | string[], cwd = '.'): string[] {
  return globSync(pattern, { cwd }).map((path) => path.replaceAll('\\', '/'));
}

const files = findFiles([
  'packages/*/{src,testing,test}/**/*.ts',
  'apps/*/{src,test}/**/*.{ts,tsx}',
  'referee/**/*.ts',
  'examples/**/*.ts',
  'soak/**/*.ts',
]);
const found = files
  .filter((file) => !file.includes('/dist/'))
  .flatMap((file) => findViolations(file, readFileSync(file, 'utf8')));
for (const root of findFiles(CYCLE_FREE)) {
  const sources = findFiles('**/*.ts', root)
    .filter((path) => !RELEASED.test(path))
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
  found.push(...findFolderCycles(sources).map((cycle) => `${root}: folders import each other: ${cycle}`));
}
const webFiles = (pattern: string): WebFile[] =>
  findFiles(pattern, 'apps/web/src').map((path) => ({
    path,
    text: readFileSync(`apps/web/src/${path}`, 'utf8'),
  }));
const code = webFiles('**/*.{ts,tsx}').filter(({ path }) => !path.includes('/texts/'));
found.push(...findStyleFaults(readFileSync('apps/web/index.html', 'utf8'), webFiles('**/*.css'), code));
for (const sentence of found) console.error(sentence);
if (files.length === 0) console.error('no files found: the check cannot work');
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
