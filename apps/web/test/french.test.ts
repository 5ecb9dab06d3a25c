import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withFrenchNoun } from '../src/base/texts/language.ts';

/** What stands in quotes in a file. A value in a template is an x here; texts inside of it are texts of their own. */
function literalsOf(source: string): string[] {
  const found: string[] = [];
  let at = 0;
  const readCode = (end: string): void => {
    while (at < source.length && source[at] !== end) {
      const letter = source[at]!;
      if (source.startsWith('//', at)) at = (source + '\n').indexOf('\n', at);
      else if (source.startsWith('/*', at)) at = source.indexOf('*/', at) + 2;
      else if (letter === "'" || letter === '"' || letter === '`') readText(letter);
      else {
        at++;
        if (letter === '{') readCode('}');
      }
    }
    at++;
  };
  const readText = (quote: string): void => {
    let text = '';
    for (at++; source[at] !== quote; at++) {
      if (source[at] === '\\') text += source[++at];
      else if (quote === '`' && source.startsWith('${', at)) {
        at += 2;
        readCode('}');
        at--;
        text += 'x';
      } else text += source[at];
    }
    at++;
    found.push(text);
  };
  readCode('');
  return found;
}

/** French puts a space that does not break before these signs, and inside quotation marks. */
const WRONG = [
  /[^\u00a0\u202f\s?!][;!?](?=\s|$|[)»])/u,
  /[^\u00a0\u202f\s\d]:(?=\s|$)/u,
  /[ \t][:;!?»]/u,
  /«[^\u00a0\u202f]/u,
  /[^\u00a0\u202f]»/u,
  /[\s\u00a0\u202f]…/u,
];

const folder = new URL('../src/', import.meta.url).pathname;
const files = globSync(['**/texts/fr.ts', 'texts/**/fr.ts'], { cwd: folder });

test('the scanner finds texts, also in templates and inside of their values', () => {
  const source = "const a = { b: 'c', d: (e) => `f ${e ? 'g' : `h ${e}`} !` }; // 'no'";
  expect(literalsOf(source)).toEqual(['c', 'g', 'h x', 'f x !']);
});

test.each([...new Set(files)].sort())('%s uses French punctuation', (file) => {
  const texts = literalsOf(readFileSync(folder + file, 'utf8')).filter((text) => !/^[.@\w-]*\/|^\W?$/u.test(text));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => WRONG.some((wrong) => wrong.test(text)))).toEqual([]);
});

test('French has the singular below two, also after a decimal number', () => {
  const told = ['0,5', '1,9', '2,0', '9,5'].map((number) => withFrenchNoun(number, 'tour', 'tours'));
  expect(told).toEqual(['0,5 tour', '1,9 tour', '2,0 tours', '9,5 tours']);
});
