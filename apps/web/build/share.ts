/** Creates what the server draws link previews from: the vignettes without animation, and fonts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unpackWoff } from './woff.ts';

interface StillPicture {
  /** The part of the vignette that fills the picture of 1200 × 630. A text panel covers its left half. */
  readonly view: string;
  /** The positions of animated elements, by class. */
  readonly poses: Readonly<Record<string, string>>;
  /** Styles that differ without animation. Lengths are those of the path, because the renderer ignores `pathLength`. */
  readonly css?: string;
}

const STILL_PICTURES: Readonly<Record<string, StillPicture>> = {
  'formel-fun': {
    view: '-61 0 381 200',
    poses: {
      'ffv-car ffv-car-0': 'translate(176 164)',
      'ffv-car ffv-car-1': 'translate(196 14) rotate(180)',
      'ffv-car ffv-car-2': 'translate(233 56) rotate(-130)',
      'ffv-card ffv-card-back': 'translate(226 104) rotate(-8)',
      'ffv-card': 'translate(252 96) rotate(9)',
    },
  },
  'formula-de': {
    view: '-61 0 381 200',
    poses: {
      'vfd-car': 'translate(279 51.3) rotate(49)',
      'vfd-car 2': 'translate(234.7 139.9) rotate(181)',
      'vfd-car 3': 'translate(177.5 160) rotate(143)',
    },
    css: '.vfd-kerb{stroke-dasharray:6.8 6.8}',
  },
  'pole-position': {
    view: '-186 -26 480 252',
    poses: {
      'vpp-car vpp-car-0': 'translate(172 40)',
      'vpp-car vpp-car-1': 'translate(160 160) rotate(180)',
      'vpp-car vpp-car-2': 'translate(267 128) rotate(96)',
    },
    css: '.vpp-back{display:none}.vpp-cells{stroke-dasharray:1.4 25.7;stroke-dashoffset:-13.5}',
  },
  formula: {
    view: '-261 -46 558 293',
    poses: {},
    css: '.vfo-plus{display:none}',
  },
};

const FONTS = ['latin-600', 'latin-700', 'latin-ext-600', 'latin-ext-700'];

/** Writes the folder `share` of the site. */
export function writeShareFolder(site: string, source: string, renderVignette: (game: string) => string): void {
  const folder = join(site, 'share');
  mkdirSync(folder);
  for (const [game, still] of Object.entries(STILL_PICTURES)) {
    const styles = [`games/${game}/vignette`, 'kit/car'].map((name) =>
      readFileSync(join(source, `${name}.css`), 'utf8'),
    );
    const css = plainCss(styles.join('\n')) + (still.css ?? '');
    writeFileSync(join(folder, `${game}.svg`), stillArt(renderVignette(game), still, css));
  }
  const fonts = dirname(createRequire(import.meta.url).resolve('@fontsource/barlow-condensed/package.json'));
  for (const font of FONTS) {
    const woff = readFileSync(join(fonts, `files/barlow-condensed-${font}-normal.woff`));
    writeFileSync(join(folder, `barlow-condensed-${font}.ttf`), unpackWoff(woff));
  }
}

/** A vignette as a static SVG without style sheet. */
export function stillArt(markup: string, { view, poses }: StillPicture, css: string): string {
  let art = markup
    .replace(
      /<svg class="(\w+)"[^>]*>/,
      `<svg xmlns="http://www.w3.org/2000/svg" class="$1" viewBox="${view}" width="1200" height="630"><style>${css}</style>`,
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

/** Reduces styles to what the renderer understands: no animations, variables, themes or font shorthands. */
export function plainCss(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replaceAll(/:root[^{]*\{[^{}]*\}/g, '')
    .replaceAll(/\b(?:animation|offset|transform)[\w-]*:[^;}]*;?/g, '')
    .replaceAll('var(--display)', "'Barlow Condensed'")
    .replaceAll(/\bfont: (\d+) ([\d.]+px) ([^;]+);/g, 'font-weight:$1;font-size:$2;font-family:$3;')
    .replaceAll(/\s+/g, ' ');
}
