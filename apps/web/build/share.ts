/** Creates the vignettes without animation: for the server's link previews, with fonts, and for loading pages. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { StillPicture } from '../src/games/still-picture.ts';
import { unpackWoff } from './woff.ts';

const FONTS = ['latin-600', 'latin-700', 'latin-ext-600', 'latin-ext-700'];

/** The vignette of a game as markup without styles, and how it becomes a picture. */
export interface SharedVignette {
  readonly game: string;
  readonly markup: string;
  readonly still: StillPicture;
}

/** Writes the folders `share` and `loading` of the site. */
export function writeVignettes(site: string, source: string, vignettes: readonly SharedVignette[]): void {
  const folder = join(site, 'share');
  mkdirSync(folder);
  mkdirSync(join(site, 'loading'));
  for (const { game, markup, still } of vignettes) {
    const styles = [`games/${game}/vignette/vignette`, 'kit/car'].map((name) =>
      readFileSync(join(source, `${name}.css`), 'utf8'),
    );
    const css = plainCss(styles.join('\n')) + (still.css ?? '');
    writeFileSync(join(folder, `${game}.svg`), stillArt(markup, still, css));
    writeFileSync(join(site, 'loading', `${game}.svg`), loadingArt(markup, still, css));
  }
  const fonts = dirname(createRequire(import.meta.url).resolve('@fontsource/barlow-condensed/package.json'));
  for (const font of FONTS) {
    const woff = readFileSync(join(fonts, `files/barlow-condensed-${font}-normal.woff`));
    writeFileSync(join(folder, `barlow-condensed-${font}.ttf`), unpackWoff(woff));
  }
}

/** The whole vignette for a loading page. An image cannot use the fonts of the page. */
function loadingArt(markup: string, { poses }: StillPicture, css: string): string {
  const fonts = css.replaceAll("'Barlow Condensed'", "'Arial Narrow',sans-serif");
  return stillArt(markup, { view: '0 0 320 200', poses }, fonts, 'width="1280" height="800"');
}

/** A vignette as a static SVG without style sheet. */
export function stillArt(
  markup: string,
  { view, poses }: StillPicture,
  css: string,
  size = 'width="1200" height="630"',
): string {
  let art = markup
    .replace(
      /<svg class="(\w+)"[^>]*>/,
      `<svg xmlns="http://www.w3.org/2000/svg" class="$1" viewBox="${view}" ${size}><style>${css}</style>`,
    )
    .replaceAll(
      / style="transform:([^"]*)"/g,
      (_, transform: string) => ` transform="${transform.replaceAll(/px|deg/g, '')}"`,
    );
  for (const [key, transform] of Object.entries(poses)) {
    const name = key.replace(/ \d$/, '');
    const moving = new RegExp(`<g class="${name}"(?: style="[^"]*")?>`);
    if (!moving.test(art)) throw new Error(`the vignette has no "${name}" to put in its place`);
    art = art.replace(moving, `<g transform="${transform}">`);
  }
  if (art.includes('style="')) throw new Error('a part of the vignette still depends on the browser');
  return art;
}

/** Reduces styles to what the renderer understands: no layers, animations, variables, themes or font shorthands. */
export function plainCss(css: string): string {
  return css
    .replaceAll(/^@layer [\w-]+ \{\n([\s\S]*?)^\}$/gm, '$1')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replaceAll(/:root[^{]*\{[^{}]*\}/g, '')
    .replaceAll(/\b(?:animation|offset|transform)[\w-]*:[^;}]*;?/g, '')
    .replaceAll('var(--display)', "'Barlow Condensed'")
    .replaceAll(/\bfont: (\d+) ([\d.]+px) ([^;]+);/g, 'font-weight:$1;font-size:$2;font-family:$3;')
    .replaceAll(/\s+/g, ' ');
}
