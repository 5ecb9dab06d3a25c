import type { FormulaDeTypes } from '@paddock/formula-de';
import type { GameBots } from '../bot.ts';
import { createInstantBot, createSearchBot } from '../create-bot.ts';
import { chooseGreedyMove } from './greedy.ts';
import { chooseRookieMove } from './rookie.ts';
import {
  choosePlannedMove,
  evaluatePosition,
  prepareCoarsePlanner,
  prepareExactPlanner,
  searchMove,
} from './search.ts';

export const formulaDeBots: GameBots<FormulaDeTypes> = {
  game: 'formula-de',
  rookie: createInstantBot('rookie', 'loves high gears, and notices its tyres when they are gone', chooseRookieMove),
  amateur: createInstantBot(
    'amateur',
    'brakes in time for the next corner, and takes the ones after it as they come',
    chooseGreedyMove,
  ),
  pro: {
    ...createSearchBot(
      'pro',
      'has planned every corner of the lap, but spares its car too much',
      { playouts: 1 },
      choosePlannedMove,
      prepareCoarsePlanner,
    ),
    defaultBudget: null,
  },
  champion: createSearchBot(
    'champion',
    'knows the best line for every roll, and watches the others in their mirrors',
    { playouts: 100 },
    searchMove,
    prepareExactPlanner,
  ),
  greedy: createInstantBot('greedy', 'takes what looks best right now', chooseGreedyMove),
  evaluate: evaluatePosition,
};
