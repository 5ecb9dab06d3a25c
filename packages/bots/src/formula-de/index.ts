import type { FormulaDeKind } from '@paddock/formula-de';
import type { GameBots } from '../bot.ts';
import { createInstantBot, createSearchBot } from '../create-bot.ts';
import { formulaDeGreedy } from './greedy.ts';
import { formulaDeRookie } from './rookie.ts';
import { formulaDeEvaluate, formulaDePlan, formulaDeSearch, prepareExact, preparePlain } from './search.ts';

export const formulaDeStable: GameBots<FormulaDeKind> = {
  rookie: createInstantBot('rookie', 'loves high gears, and notices its tyres when they are gone', formulaDeRookie),
  amateur: createInstantBot(
    'amateur',
    'brakes in time for the next corner, and takes the ones after it as they come',
    formulaDeGreedy,
  ),
  pro: {
    ...createSearchBot(
      'pro',
      'has planned every corner of the lap, but spares its car too much',
      { playouts: 1 },
      formulaDePlan,
      preparePlain,
    ),
    defaultBudget: null,
  },
  champion: createSearchBot(
    'champion',
    'knows the best line for every roll, and watches the others in their mirrors',
    { playouts: 100 },
    formulaDeSearch,
    prepareExact,
  ),
  greedy: createInstantBot('greedy', 'takes what looks best right now', formulaDeGreedy),
  evaluate: formulaDeEvaluate,
};
