import { base } from '../../../base/texts/en.ts';
import { createCatalogue, type Nouns } from '../../../base/texts/nouns/index.ts';
import { nouns } from '../../../base/texts/nouns/en.ts';
import { shell } from '../../../shell/texts/en.ts';
import { rules } from '../../../rules/texts/en.ts';
import { table } from '../../../table/texts/en.ts';
import type { FirstTexts } from '../types.ts';

/** The texts of a table page and of what is around every page. */
export const build = (words: Nouns): FirstTexts => ({
  ...base(words),
  ...shell,
  rules,
  table: table(words),
  offline: 'You are offline. Everything on this device goes on working.',
  crash: {
    title: 'That was a spin',
    text: 'Something went wrong on this page. Your games are safe: they are kept on this device.',
  },
});

export const textsFor = createCatalogue(nouns, build);
