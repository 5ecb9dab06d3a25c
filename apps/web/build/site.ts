/** Builds the site into apps/web/dist: scripts, prerendered pages in every language, and the service worker. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '@paddock/kernel/languages';
import { build } from 'vite';
import { finishSite } from './finish.ts';
import { checkFirstVisits } from './first-visit.ts';
import { checkWorker, type PageContent, scriptLinks, styleLinks } from './preloads.ts';
import { type SharedVignette, writeVignettes } from './share.ts';

const root = join(import.meta.dirname, '..');
const site = join(root, 'dist');
const configFile = join(root, 'vite.config.ts');

interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/** Titles and descriptions of all pages in one language, by path. */
interface SiteTexts {
  readonly pages: Readonly<Record<string, PageTexts>>;
  readonly notFound: PageTexts;
}

/** What src/app/prerender.tsx exports. */
interface Prerender {
  readonly renderHome: () => Promise<string>;
  readonly renderLoading: (game: string) => Promise<string>;
  readonly renderNotFound: () => Promise<string>;
  readonly GAME_IDS: readonly string[];
  readonly renderVignettes: () => readonly SharedVignette[];
  readonly describeSite: () => Promise<SiteTexts>;
}

/** Loads src/app/prerender.tsx for one language, which it reads from `navigator`. */
async function loadPrerender(bundle: string, language: string): Promise<Prerender> {
  Object.defineProperty(globalThis, 'navigator', {
    value: { languages: [language], onLine: true },
    configurable: true,
  });
  // A copy for each language, because a module is evaluated once per URL.
  return (await import(`${pathToFileURL(bundle).href}?${language}`)) as Prerender;
}

/** Inlines the first styles. The link stays, limited to print, because chunks with the same styles look for it. */
function withStyles(page: string): string {
  return page.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (link, href: string) => {
    return `<style>${readFileSync(join(site, href), 'utf8')}</style>${link.replace('>', ' media="print">')}`;
  });
}

/** Removes what Vite links: the application is in the template of what comes after the first paint. */
function withoutScripts(page: string): string {
  const bare = page.replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '');
  if (bare === page) throw new Error('index.html has no application');
  return bare;
}

/** Puts the picture of a loading page into the page itself, so that it is painted with the first frame. */
function withPicture(content: string, game: string): string {
  const path = `/loading/${game}.svg`;
  if (!content.includes(`src="${path}"`)) throw new Error(`the loading page of ${game} has no picture`);
  const svg = readFileSync(join(site, path), 'utf8');
  const escaped = svg.replaceAll(/[%#<>"&]/g, (sign) => encodeURIComponent(sign));
  return content
    .replace(`<link rel="preload" as="image" href="${path}"/>`, '')
    .replace(`src="${path}"`, `src="data:image/svg+xml,${escaped}"`);
}

/** The texts of every page by path and language, as the server reads them. */
function pageIndex(all: readonly (readonly [language: string, texts: SiteTexts])[]): object {
  const inAll = (pick: (texts: SiteTexts) => PageTexts): object =>
    Object.fromEntries(all.map(([language, texts]) => [language, pick(texts)]));
  const paths = Object.keys(all[0]![1].pages);
  return {
    pages: Object.fromEntries(paths.map((path) => [path, inAll(({ pages }) => pages[path]!)])),
    notFound: inAll(({ notFound }) => notFound),
  };
}

await build({ configFile, logLevel: 'warn' });

const prerenderFolder = join(root, '../../.cache/prerender');
await build({
  configFile,
  logLevel: 'error',
  ssr: { noExternal: true },
  build: {
    ssr: join(root, 'src/app/prerender.tsx'),
    outDir: prerenderFolder,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});

const page = withStyles(withoutScripts(readFileSync(join(site, 'index.html'), 'utf8')));
// The server inserts title and description of each page here.
if (!/<!-- meta:begin -->[\s\S]*<!-- meta:end -->/.test(page))
  throw new Error('index.html has no place for its meta data');
writeFileSync(join(site, 'index.html'), page.replace('</head>', `${scriptLinks(site, null)}</head>`));
const siteTexts: [language: string, texts: SiteTexts][] = [];
for (const language of LANGUAGES) {
  const { renderHome, renderLoading, renderNotFound, renderVignettes, describeSite, GAME_IDS } = await loadPrerender(
    join(prerenderFolder, 'prerender.js'),
    language,
  );
  const print = (file: string, mark: string, body: string, game: string | null): void => {
    const content: PageContent = { language, game };
    const styles = game === null ? withStyles(styleLinks(site, content)) : '';
    const whole = page
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace('<div id="root">', `<div id="root" ${mark}>${body}`)
      .replace('</head>', `${styles}${scriptLinks(site, content)}</head>`);
    writeFileSync(join(site, file), whole);
  };
  const home = await renderHome();
  if (!home.includes('<h1')) throw new Error(`the home page in ${language} came out empty`);
  print(`home.${language}.html`, `data-language="${language}"`, home, null);
  print(`not-found.${language}.html`, '', await renderNotFound(), null);
  siteTexts.push([language, await describeSite()]);
  if (language === LANGUAGES[0]) writeVignettes(site, join(root, 'src'), renderVignettes());
  for (const game of GAME_IDS) {
    const loading = withPicture(await renderLoading(game), game);
    print(`play.${game}.${language}.html`, '', loading, game);
  }
}
checkWorker(site);
writeFileSync(join(site, 'pages.json'), JSON.stringify(pageIndex(siteTexts)));
rmSync(prerenderFolder, { recursive: true });
rmSync(join(site, '.vite'), { recursive: true });
finishSite(site);
checkFirstVisits(site);
