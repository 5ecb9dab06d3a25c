import type { FormulaDeKind } from '@paddock/formula-de';
import type { Stable } from '../bot.ts';
import { reflex, thinker } from '../driver.ts';
import { formulaDeGreedy } from './greedy.ts';
import { formulaDeRookie } from './rookie.ts';
import { formulaDeEvaluate, formulaDePlan, formulaDeSearch, prepareExact, preparePlain } from './search.ts';

export const formulaDeStable: Stable<FormulaDeKind> = {
  rookie: reflex('rookie', 'loves high gears, and notices its tyres when they are gone', formulaDeRookie),
  amateur: reflex(
    'amateur',
    'brakes in time for the next corner, and takes the ones after it as they come',
    formulaDeGreedy,
  ),
  pro: {
    ...thinker(
      'pro',
      'has planned every corner of the lap, but spares its car too much',
      { playouts: 1 },
      formulaDePlan,
      preparePlain,
    ),
    budget: null,
  },
  champion: thinker(
    'champion',
    'knows the best line for every roll, and watches the others in their mirrors',
    { playouts: 100 },
    formulaDeSearch,
    prepareExact,
  ),
  greedy: reflex('greedy', 'takes what looks best right now', formulaDeGreedy),
  evaluate: formulaDeEvaluate,
};
