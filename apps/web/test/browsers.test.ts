import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@paddock/kernel';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = ['apps/web/src/**/*.{ts,tsx,css}', 'packages/*/src/**/*.ts', 'apps/web/public/*.js'];

/**
 * What browsers learned after those of the README: Chrome and Edge 111, Firefox 121, Safari 16.4. The builder lowers syntax, but
 * does not add what is missing. Take an entry off the list when the baseline has it.
 */
const TOO_NEW: readonly (readonly [pattern: RegExp, since: string])[] = [
  [/\bPromise\.withResolvers\b/, 'Chrome 119, Safari 17.4'],
  [/\bPromise\.try\b/, 'Chrome 128, Firefox 134, Safari 18.2'],
  [/\b(?:Object|Map)\.groupBy\b/, 'Chrome 117, Safari 17.4'],
  [/\bArray\.fromAsync\b/, 'Chrome 121'],
  [/\bURL\.(?:canParse|parse)\(/, 'Chrome 120, Safari 17'],
  [/\bAbortSignal\.any\b/, 'Chrome 116, Firefox 124, Safari 17.4'],
  [/\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|difference|intersection)\(/, 'Chrome 122'],
  [
    /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|reduce|toArray|take|drop|flatMap)\(/,
    'Safari 18.4',
  ],
  [/\b(?:toBase64|fromBase64|toHex|fromHex)\(/, 'Chrome 140'],
  [/\bRegExp\.escape\b/, 'Chrome 136'],
  [/\bscheduler\.(?:yield|postTask)\b/, 'not in Safari'],
  [/\bfor await \([^)]* of [\w.!]*body!?\)/, 'streams are not iterable in Safari'],
  [/\.checkVisibility\(/, 'Safari 17.4'],
  [/\blight-dark\(/, 'Chrome 123, Safari 17.5'],
  [/@starting-style\b/, 'Chrome 117, Firefox 129, Safari 17.5'],
  [/\bfield-sizing\s*:/, 'Chrome 123'],
  [/@scope\b/, 'Chrome 118, Safari 17.4'],
  [/\b(?:calc-size|sibling-index)\(/, 'Chrome 129'],
];

test('no source uses what the oldest supported browsers do not have', () => {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return TOO_NEW.filter(([pattern]) => pattern.test(text)).map(
      ([pattern, since]) => `${file}: ${pattern} (${since})`,
    );
  });
  expect(found).toEqual([]);
});

test('README, build and the page for older browsers name the same browsers', () => {
  const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
  expect(read('README.md')).toMatch(/Chrome and Edge 111, Firefox 121, Safari 16\.4/);
  expect(read('apps/web/vite.config.ts')).toContain("['chrome111', 'edge111', 'firefox121', 'safari16.4']");
  const page = read('apps/web/index.html');
  for (const language of LANGUAGES) {
    const text = new RegExp(`<p lang="${language}">([^<]*)</p>`).exec(page)?.[1];
    expect(text, language).toMatch(/Edge.*111.*Firefox.*121.*Safari.*16\.4/s);
  }
});
