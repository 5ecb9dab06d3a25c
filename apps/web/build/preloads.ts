import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's manifest: the chunk of each source file. */
type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
>;

/**
 * Links that preload what a page will need next: its texts and, for a table, the table page, the game and the worker.
 * Otherwise each would wait for the one before.
 */
export function preloadLinks(site: string, language: string, game: string | null): string {
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Manifest;
  const wanted = ['src/app/main.tsx'];
  if (game === null) wanted.push('src/home/Home.tsx', `src/app/texts/${language}.ts`);
  else {
    wanted.push(`src/app/texts/first/${language}.ts`);
    wanted.push('src/table/pages.ts', `src/games/${game}/index.ts`, `src/games/${game}/texts/${language}.ts`);
    wanted.push('src/worker/main.ts', `src/games/${game}/engine.ts`);
  }
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no chunk for ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    // The first styles are inlined.
    for (const style of chunk.css ?? []) if (!style.includes('/core-')) styles.add(style);
    for (const inner of chunk.imports ?? []) add(inner);
  };
  for (const key of wanted) add(key);
  if (game !== null) for (const file of workersOf(site, game)) scripts.add(file);
  if (game === null && [...scripts].some((file) => file.includes('/table-')))
    throw new Error('the first page would load the table page: the chunks of vite.config.ts are wrong');
  return [
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...styles].map((file) =>
      // The prerendered page is there before its scripts, so it needs its styles at once.
      game === null
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="preload" as="style" crossorigin href="/${file}">`,
    ),
  ].join('');
}

/** The game's own workers, which Vite bundles apart from the page and leaves out of the manifest. */
function workersOf(site: string, game: string): string[] {
  const folder = join(site, '../src/games', game);
  const workers = readdirSync(folder).filter((name) => name.endsWith('.worker.ts'));
  const assets = readdirSync(join(site, 'assets'));
  return workers.map((name) => {
    const file = assets.find((asset) => asset.startsWith(`${name.slice(0, -'.ts'.length)}-`) && asset.endsWith('.js'));
    if (file === undefined) throw new Error(`the build has no chunk for ${name}`);
    return `assets/${file}`;
  });
}
