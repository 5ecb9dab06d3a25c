import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WEB_FOLDERS } from '../boundaries/web-layers.ts';
import { shell } from '../../apps/web/src/shell/texts/en.ts';

/**
 * All texts are in one object, so that importing something is not needed to use a text of another folder. This test
 * keeps the order of the folders for texts, too: a file uses texts of its own folder and of folders before it.
 */

const SOURCES = join(import.meta.dirname, '../../apps/web/src');

/** The folder of each part of the catalogue, from the types in app/texts. Parts without a type of their own belong to app. */
function findOwners(): Map<string, string> {
  const types = readFileSync(join(SOURCES, 'app/texts/types.ts'), 'utf8');
  const folders = new Map<string, string>();
  for (const [, names, folder] of types.matchAll(/import type \{ ([^}]+) \} from '\.\.\/\.\.\/([\w-]+)\/texts/g))
    for (const name of names!.split(', ')) folders.set(name, folder!);
  const owners = new Map(Object.keys(shell).map((part) => [part, 'shell']));
  for (const [, part, type] of types.matchAll(/^ {4}readonly (\w+): (\w+)/gm))
    owners.set(part!, folders.get(type === 'TextMap' ? '' : type!) ?? 'app');
  return owners;
}

/** The parts of the catalogue that a source uses: `t.chat`, `useTexts().chat`, `const { chat } = useTexts()`. */
function findUsedParts(source: string): string[] {
  // A local `t` may also be a part of the catalogue.
  const t = /\bt = useTexts\(\);|\bt: Texts\b/.test(source) ? 't|' : '';
  const access = source.matchAll(new RegExp(`(?:\\b(?:${t}texts)|useTexts\\(\\))\\.(\\w+)`, 'g'));
  const destructured = source.matchAll(/\{ ([^{}]*) \}(?: = (?:useTexts\(\)|texts);|: Texts\b)/g);
  return [
    ...[...access].map(([, part]) => part!),
    ...[...destructured].flatMap(([, parts]) => parts!.split(', ').map((part) => part.split(':')[0]!)),
  ];
}

function findForeignTexts(folder: string, source: string): string[] {
  const owners = findOwners();
  return findUsedParts(source).filter(
    (part) => owners.has(part) && WEB_FOLDERS.indexOf(owners.get(part)!) > WEB_FOLDERS.indexOf(folder),
  );
}

test('every part of the catalogue has an owner', () => {
  const owners = findOwners();
  expect(owners.get('chat')).toBe('chat');
  expect(owners.get('verify')).toBe('replay');
  expect(owners.get('nav')).toBe('shell');
  expect(owners.get('settings')).toBe('app');
});

test.each([
  `const t = useTexts();\nt.lobby.title`,
  `useTexts().lobby`,
  `const { lobby } = useTexts();`,
  `const f = ({ table, lobby }: Texts) => lobby`,
])('finds a text of a later folder: %s', (source) => {
  expect(findForeignTexts('online', source)).toEqual(['lobby']);
  expect(findForeignTexts('home', source)).toEqual([]);
});

test('no folder uses texts of a later folder', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter((file) => !/[\\/]texts[\\/]/.test(file));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    findForeignTexts(file.split(/[\\/]/)[0]!, readFileSync(join(SOURCES, file), 'utf8')).map(
      (part) => `${file}: ${part}`,
    ),
  );
  expect(found).toEqual([]);
});
