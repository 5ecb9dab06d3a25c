import { base } from '../../../base/texts/de.ts';
import { createCatalogue } from '../../../base/texts/nouns/index.ts';
import { type GermanNouns, nouns } from '../../../base/texts/nouns/de.ts';
import { shell } from '../../../shell/texts/de.ts';
import { rules } from '../../../rules/texts/de.ts';
import { table } from '../../../table/texts/de.ts';
import type { FirstTexts } from '../types.ts';

/** The texts of a table page and of what is around every page. */
export const build = (words: GermanNouns): FirstTexts => ({
  ...base(words),
  ...shell,
  rules,
  table: table(words),
  offline: 'Du bist offline. Alles auf diesem Gerät läuft weiter.',
  crash: {
    title: 'Das war ein Dreher',
    text: 'Auf dieser Seite ist etwas schiefgegangen. Deine Rennen sind sicher: Sie liegen auf diesem Gerät.',
  },
});

export const textsFor = createCatalogue(nouns, build);
