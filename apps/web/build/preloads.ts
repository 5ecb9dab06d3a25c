import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's manifest: the chunk of each source file. */
type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
>;

interface PageFiles {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
}

/** The chunks of some source files, with everything that they import. */
function collectFiles(site: string, sources: readonly string[]): PageFiles {
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files: PageFiles = { scripts: new Set(), styles: new Set() };
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no chunk for ${key}`);
    if (files.scripts.has(chunk.file)) return;
    files.scripts.add(chunk.file);
    for (const style of chunk.css ?? []) files.styles.add(style);
    for (const inner of chunk.imports ?? []) add(inner);
  };
  for (const source of sources) add(source);
  return files;
}

const scriptLink = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;
const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;

/** Links for every page: the application, which is imported after the first paint, and its styles, which that needs. */
export function commonLinks(site: string): string {
  const { scripts, styles } = collectFiles(site, ['src/app/main.tsx']);
  if (styles.size === 0) throw new Error('the application has no styles: the chunks of vite.config.ts are wrong');
  return [...[...scripts].map(scriptLink), ...[...styles].map(styleLink)].join('');
}

/**
 * Links that preload what a page will need next: its texts and, for a table, the table page, the game and the worker.
 * Otherwise each would wait for the one before.
 */
export function preloadLinks(site: string, language: string, game: string | null): string {
  const wanted =
    game === null
      ? ['src/home/Home.tsx', `src/app/texts/${language}.ts`]
      : [
          `src/app/texts/first/${language}.ts`,
          'src/table/pages.ts',
          `src/games/${game}/index.ts`,
          `src/games/${game}/texts/${language}.ts`,
          'src/worker/main.ts',
          `src/games/${game}/engine.ts`,
          ...workersOf(site, game),
        ];
  const { scripts, styles } = collectFiles(site, wanted);
  const common = collectFiles(site, ['src/app/main.tsx']);
  for (const file of common.scripts) scripts.delete(file);
  for (const file of common.styles) styles.delete(file);
  if (game === null && [...scripts].some((file) => file.includes('/table-')))
    throw new Error('the first page would load the table page: the chunks of vite.config.ts are wrong');
  return [
    ...[...scripts].map(scriptLink),
    // The prerendered page is there before its scripts, so it needs its styles at once.
    ...[...styles].map((file) =>
      game === null ? styleLink(file) : `<link rel="preload" as="style" crossorigin href="/${file}">`,
    ),
  ].join('');
}

/** The game's own workers (`gameWorkersPlugin`). */
function workersOf(site: string, game: string): string[] {
  const folder = `src/games/${game}`;
  const names = readdirSync(join(site, '..', folder)).filter((name) => name.endsWith('.worker.ts'));
  return names.map((name) => `${folder}/${name}`);
}
