import { beforeEach, expect, it, vi } from 'vitest';
import type * as TextLoading from '../src/app/texts/index.ts';

let texts: typeof TextLoading;

beforeEach(async () => {
  // What has been loaded is kept in the module.
  vi.resetModules();
  texts = await import('../src/app/texts/index.ts');
});

it('a table page begins with its own texts, and has all of them once another page has loaded them', async () => {
  const first = await texts.loadFirstTexts('fr');
  expect(Object.keys(first('game'))).toEqual(expect.arrayContaining(['table', 'rules', 'nav', 'offline', 'crash']));
  expect(first('game').people).toBeUndefined();
  const all = await texts.loadTexts('fr');
  expect(first('game')).toBe(all('game'));
  expect(first('game').people).toBeDefined();
});

it('another language is loaded completely, because other pages may be open already', async () => {
  await texts.loadFirstTexts('fr');
  expect((await texts.loadNeededTexts('fr'))('game').people).toBeUndefined();
  expect((await texts.loadNeededTexts('de'))('game').people).toBeDefined();
});
