import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@paddock/kernel';
import { afterAll } from 'vitest';

const ART = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 168"><rect width="320" height="168"/></svg>';

const html = (language: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><!-- meta:begin --><title>Paddock</title><!-- meta:end -->` +
  `<script>early()</script></head><body>${body}</body></html>`;

const inAllLanguages = (title: string): object =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { title: `${title} ${language}`, description: `About ${title} in ${language}` },
    ]),
  );

const PAGES = [
  '/',
  '/lobby',
  '/learn',
  '/learn/formula-de',
  '/play/formula-de',
  '/table/:id',
  '/t/:id',
  '/embed/:id',
  '/people/:id',
];

/** A small site with everything the server looks for in a built one, for the length of the suite that calls it. */
export function createPageSite(): string {
  const site = mkdtempSync(join(tmpdir(), 'paddock-pages-'));
  mkdirSync(join(site, 'assets'));
  mkdirSync(join(site, 'share'));
  writeFileSync(join(site, 'assets', 'main-abc.js'), '//');
  writeFileSync(join(site, 'index.html'), html('en', 'any page'));
  for (const language of LANGUAGES) {
    writeFileSync(join(site, `home.${language}.html`), html(language, 'home'));
    writeFileSync(join(site, `not-found.${language}.html`), html(language, 'nothing here'));
    writeFileSync(join(site, `play.formula-de.${language}.html`), html(language, 'loading'));
  }
  const pages = { ...Object.fromEntries(PAGES.map((path) => [path, inAllLanguages(path)])) };
  writeFileSync(join(site, 'pages.json'), JSON.stringify({ pages, notFound: inAllLanguages('not found') }));
  for (const game of ['formel-fun', 'formula-de', 'pole-position', 'formula']) {
    writeFileSync(join(site, 'share', `${game}.svg`), ART);
  }
  afterAll(() => rmSync(site, { recursive: true }));
  return site;
}
