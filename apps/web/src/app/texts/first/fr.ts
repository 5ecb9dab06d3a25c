import { base } from '../../../base/texts/fr.ts';
import { createCatalogue, type Nouns } from '../../../base/texts/nouns/index.ts';
import { nouns } from '../../../base/texts/nouns/fr.ts';
import { shell } from '../../../shell/texts/fr.ts';
import { rules } from '../../../rules/texts/fr.ts';
import { table } from '../../../table/texts/fr.ts';
import type { FirstTexts } from '../types.ts';

/** The texts of a table page and of what is around every page. */
export const build = (words: Nouns): FirstTexts => ({
  ...base(words),
  ...shell,
  rules,
  table: table(words),
  offline: 'Vous êtes hors ligne. Tout ce qui est sur cet appareil continue de marcher.',
  crash: {
    title: 'Tête-à-queue !',
    text: 'Quelque chose a mal tourné sur cette page. Vos parties sont à l’abri : elles sont gardées sur cet appareil.',
  },
});

export const textsFor = createCatalogue(nouns, build);
