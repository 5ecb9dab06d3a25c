import type { FormelFunKind } from '@paddock/formel-fun';
import type { GameBots } from '../bot.ts';
import { createInstantBot, createSearchBot } from '../create-bot.ts';
import { formelFunAmateur } from './amateur.ts';
import { formelFunGreedy } from './greedy.ts';
import { formelFunRookie } from './rookie.ts';
import { formelFunEvaluate, formelFunSearch } from './search.ts';

export const formelFunStable: GameBots<FormelFunKind> = {
  rookie: createInstantBot('rookie', 'always drives as far as it can, and runs out of good cards', formelFunRookie),
  amateur: createInstantBot(
    'amateur',
    'saves its good cards for the right space, and fears the last place',
    formelFunAmateur,
  ),
  pro: createSearchBot(
    'pro',
    'plays a few likely races in its head before every move',
    { playouts: 150 },
    formelFunSearch,
  ),
  champion: createSearchBot('champion', 'weighs a thousand ways the race may go', { playouts: 2000 }, formelFunSearch),
  greedy: createInstantBot('greedy', 'takes what looks best right now', formelFunGreedy),
  evaluate: formelFunEvaluate,
};
