import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's manifest: the chunk of each source file. */
type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
>;

interface PageFiles {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
}

/** The application itself, which every page loads. */
const APPLICATION = 'index.html';

function readManifest(site: string): Manifest {
  return JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The chunks of some source files, with everything that they import. */
function collectFiles(site: string, sources: readonly string[]): PageFiles {
  const manifest = readManifest(site);
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

/** What a prerendered page shows: the loading page of a game, or without one the home page or another. */
export interface PageContent {
  readonly language: string;
  readonly game: string | null;
}

/** The source files that a page needs besides the application. */
function sourcesOf(site: string, { language, game }: PageContent): string[] {
  if (game === null) return ['src/home/Home.tsx', `src/app/texts/${language}.ts`];
  return [
    `src/app/texts/first/${language}.ts`,
    'src/table/pages.ts',
    `src/games/${game}/index.ts`,
    `src/games/${game}/texts/${language}.ts`,
    'src/worker/main.ts',
    `src/games/${game}/engine.ts`,
    ...workersOf(site, game),
  ];
}

/** Styles that a prerendered page needs at once, besides those of the application. */
export function styleLinks(site: string, content: PageContent): string {
  const common = collectFiles(site, [APPLICATION]).styles;
  if (common.size === 0) throw new Error('the application has no styles: the chunks of vite.config.ts are wrong');
  const { styles } = collectFiles(site, sourcesOf(site, content));
  const missing = [...styles].filter((file) => !common.has(file));
  return missing.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
}

/**
 * The scripts that are loaded while the page is painted, because they are large: they fill a slow connection until then, and
 * a fast one has time for the others afterwards. More of them would only delay the fonts and the first paint.
 */
const EARLY_SCRIPT = /\/(?:vendor|[\w-]+-rules)-[^/]*$/;

/**
 * Links to everything that a page loads besides its styles: its texts and, for a table, the table page, the game and the
 * worker. Otherwise each would wait for the one before. All but the first few are in a template, which index.html opens after
 * the first paint. The application comes first, and the largest files before the others, because a browser loads only some
 * at a time.
 */
export function scriptLinks(site: string, content: PageContent | null): string {
  const application = readManifest(site)[APPLICATION]!.file;
  const common = collectFiles(site, [APPLICATION]);
  const own = collectFiles(site, content === null ? [] : sourcesOf(site, content));
  const sizeOf = (file: string): number => statSync(join(site, file)).size;
  const largestFirst = (files: Iterable<string>): string[] => [...files].toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const later = largestFirst([...own.scripts].filter((file) => !common.scripts.has(file)));
  if (content?.game === null && later.some((file) => file.includes('/table-')))
    throw new Error('the first page would load the table page: the chunks of vite.config.ts are wrong');
  const first = largestFirst([...common.scripts].filter((file) => file !== application));
  const early = [...first, ...later].filter((file) => EARLY_SCRIPT.test(file));
  if (early.length === 0) throw new Error('no chunk is loaded early: the chunks of vite.config.ts are wrong');
  const preload = (files: readonly string[]): string[] =>
    files.filter((file) => !early.includes(file)).map((file) => modulePreload(file));
  const laterStyles =
    typeof content?.game === 'string' ? [...own.styles].filter((file) => !common.styles.has(file)) : [];
  return [
    ...early.map((file) => modulePreload(file)),
    '<template id="after-first-paint">',
    ...preload(first),
    `<script type="module" crossorigin src="/${application}"></script>`,
    ...laterStyles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ...preload(later),
    '</template>',
  ].join('');
}

const modulePreload = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Throws if the worker would preload what it imports: it has no document to put the links into (`preloadsOf`). */
export function checkWorker(site: string): void {
  for (const file of collectFiles(site, ['src/worker/main.ts']).scripts) {
    if (readFileSync(join(site, file), 'utf8').includes('__vite__mapDeps'))
      throw new Error(`${file} preloads in the worker: a chunk of the worker must be named in preloadsOf`);
  }
}

/** The game's own workers (`gameWorkersPlugin`). */
function workersOf(site: string, game: string): string[] {
  const folder = `src/games/${game}`;
  const names = readdirSync(join(site, '..', folder)).filter((name) => name.endsWith('.worker.ts'));
  return names.map((name) => `${folder}/${name}`);
}
