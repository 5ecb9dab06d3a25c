import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainCss, stillArt } from '../build/share.ts';
import { unpackWoff } from '../build/woff.ts';
import { describePages } from '../src/app/pages.ts';
import { GAME_CARDS } from '../src/games/index.ts';
import de from '../src/app/texts/de.ts';
import en from '../src/app/texts/en.ts';
import fr from '../src/app/texts/fr.ts';
import type { Language } from '../src/base/texts/language.ts';

describe('the pages that the server knows', () => {
  test('are the routes of the site', () => {
    const source = readFileSync(join(import.meta.dirname, '../src/app/App.tsx'), 'utf8');
    const routes = [...source.matchAll(/<Route path="([^"]+)"/g)].flatMap(([, path]) => {
      const games = GAME_CARDS.map(({ id }) => path!.replace(/:game\??/, id));
      if (path!.endsWith('/:game?')) return [path!.replace('/:game?', ''), ...games];
      return path!.includes(':game') ? games : [path!];
    });
    expect(new Set(Object.keys(describePages(en, 'en')))).toEqual(new Set(routes));
  });

  test('have a title and a description in every language', () => {
    for (const [language, texts] of Object.entries({ en, fr, de })) {
      for (const [path, { title, description }] of Object.entries(describePages(texts, language as Language))) {
        expect([path, title.length > 0, description.length > 20]).toEqual([path, true, true]);
      }
    }
  });
});

test('a vignette becomes a still picture without browser styles', () => {
  const css = plainCss(
    `@layer games {
  /* x */ .a { font: 700 16px var(--display); animation: lap 9s; fill: red; } @keyframes lap { to { opacity: 0; } }
  :root[data-theme='dark'] .a { fill: blue; }
}
@layer kit {
  .b {
    fill: red;
  }
}`,
  );
  const plain = ".a{font-weight:700;font-size:16px;font-family:'BarlowCondensed';fill:red;}.b{fill:red;}";
  expect(css.replaceAll(' ', '')).toBe(plain);
  const markup =
    '<svg class="v" viewBox="0 0 1 1"><g class="car" style="offset-path:path(x)"><g style="transform:translate(1px, 2px)"/></g></svg>';
  const still = { view: '0 0 2 1', poses: { car: 'translate(5 6)' } };
  expect(stillArt(markup, still, css)).toContain('<g transform="translate(5 6)"><g transform="translate(1, 2)"/></g>');
  expect(() => stillArt(markup, { ...still, poses: { cart: '' } }, css)).toThrow('no "cart"');
  expect(() => stillArt(markup, { ...still, poses: {} }, css)).toThrow('depends on the browser');
});

test('a packed font is unpacked to the tables it was made from', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/barlow-condensed/package.json'));
  const font = unpackWoff(readFileSync(join(folder, 'files/barlow-condensed-latin-700-normal.woff')));
  const count = font.readUInt16BE(4);
  const tags: string[] = [];
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    const tag = font.toString('latin1', entry, entry + 4);
    tags.push(tag);
    const [checksum, offset, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    let sum = 0;
    // The checksum of the whole font is in `head`, and counts as zero there.
    for (let i = offset; i < offset + length; i += 4)
      sum += tag === 'head' && i === offset + 8 ? 0 : font.readUInt32BE(i);
    expect([tag, sum % 2 ** 32]).toEqual([tag, checksum]);
  }
  expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
  expect(() => unpackWoff(Buffer.from('wOF2....'))).toThrow('not a WOFF 1.0 font');
});
