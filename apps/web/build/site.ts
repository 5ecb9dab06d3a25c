/** Builds the site into apps/web/dist: the scripts, pages made ready in every language, and what works offline. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { finishSite } from './finish.ts';
import { preloads } from './preloads.ts';
import { writeShare } from './share.ts';

const root = join(import.meta.dirname, '..');
const site = join(root, 'dist');
const configFile = join(root, 'vite.config.ts');
const LANGUAGES = ['en', 'fr', 'de'];
const GAMES = ['formel-fun', 'formula-de', 'pole-position', 'formula'];

interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/** What every page says about itself in one language, by its path. */
interface SiteTexts {
  readonly pages: Readonly<Record<string, PageTexts>>;
  readonly notFound: PageTexts;
}

/** What src/prerender.tsx exports. */
interface Printer {
  readonly renderHome: () => Promise<string>;
  readonly renderLoading: (game: string) => Promise<string>;
  readonly renderNotFound: () => Promise<string>;
  readonly renderVignette: (game: string) => string;
  readonly describeSite: () => Promise<SiteTexts>;
}

/** What src/prerender.tsx can do, in one language: the browser's language is all the page knows of where it runs. */
async function printer(bundle: string, language: string): Promise<Printer> {
  Object.defineProperty(globalThis, 'navigator', {
    value: { languages: [language], onLine: true },
    configurable: true,
  });
  // A fresh copy for each language: a module is run once per address.
  return (await import(`${pathToFileURL(bundle).href}?${language}`)) as Printer;
}

/**
 * The first styles within the page itself: nothing to wait for before anything can be seen. The link stays, for later and
 * for nothing but print, because chunks that need the same styles look for it.
 */
function withStyles(page: string): string {
  return page.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (link, href: string) => {
    return `<style>${readFileSync(join(site, href), 'utf8')}</style>${link.replace('>', ' media="print">')}`;
  });
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

const workshop = join(root, '../../.cache/prerender');
await build({
  configFile,
  logLevel: 'error',
  ssr: { noExternal: true },
  build: {
    ssr: join(root, 'src/prerender.tsx'),
    outDir: workshop,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});

const page = withStyles(readFileSync(join(site, 'index.html'), 'utf8'));
// The server puts there what each page says about itself.
if (!/<!-- meta:begin -->[\s\S]*<!-- meta:end -->/.test(page))
  throw new Error('index.html has no place for its meta data');
writeFileSync(join(site, 'index.html'), page);
const described: [language: string, texts: SiteTexts][] = [];
for (const language of LANGUAGES) {
  const { renderHome, renderLoading, renderNotFound, renderVignette, describeSite } = await printer(
    join(workshop, 'prerender.js'),
    language,
  );
  const print = (file: string, mark: string, content: string, links: string): void => {
    const whole = page
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace('<div id="root">', `<div id="root" ${mark}>${content}`)
      .replace('</head>', `${links}</head>`);
    writeFileSync(join(site, file), whole);
  };
  const home = await renderHome();
  if (!home.includes('<h1')) throw new Error(`the home page in ${language} came out empty`);
  print(`home.${language}.html`, `data-language="${language}"`, home, preloads(site, language, null));
  print(`not-found.${language}.html`, '', await renderNotFound(), preloads(site, language, null));
  described.push([language, await describeSite()]);
  if (language === 'en') writeShare(site, join(root, 'src'), renderVignette);
  for (const game of GAMES) {
    print(`play.${game}.${language}.html`, '', await renderLoading(game), preloads(site, language, game));
  }
}
writeFileSync(join(site, 'pages.json'), JSON.stringify(pageIndex(described)));
rmSync(workshop, { recursive: true });
rmSync(join(site, '.vite'), { recursive: true });
finishSite(site);
