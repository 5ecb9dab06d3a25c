/** Builds the site into apps/web/dist: the scripts, the home page ready-made in every language, what works offline. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { finishSite } from './finish.ts';

const root = join(import.meta.dirname, '..');
const site = join(root, 'dist');
const LANGUAGES = ['en', 'fr', 'de'];

/** The home page as HTML in one language. The browser's language is all the page knows of where it runs. */
async function home(bundle: string, language: string): Promise<string> {
  Object.defineProperty(globalThis, 'navigator', {
    value: { languages: [language], onLine: true },
    configurable: true,
  });
  // A fresh copy for each language: a module is run once per address.
  const fresh = `${pathToFileURL(bundle).href}?${language}`;
  const { renderHome } = (await import(fresh)) as { renderHome: () => Promise<string> };
  return renderHome();
}

await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });

const workshop = join(root, '../../.cache/prerender');
await build({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: join(root, 'src/prerender.tsx'),
    outDir: workshop,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
const page = readFileSync(join(site, 'index.html'), 'utf8');
for (const language of LANGUAGES) {
  const content = await home(join(workshop, 'prerender.js'), language);
  const whole = page
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<div id="root"></div>', `<div id="root" data-language="${language}">${content}</div>`);
  if (!whole.includes('<h1')) throw new Error(`the home page in ${language} came out empty`);
  writeFileSync(join(site, `home.${language}.html`), whole);
}
rmSync(workshop, { recursive: true });
finishSite(site);
