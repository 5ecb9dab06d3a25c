import type { FormelFunKind } from '@paddock/formel-fun';
import type { Stable } from '../bot.ts';
import { reflex, thinker } from '../driver.ts';
import { formelFunAmateur } from './amateur.ts';
import { formelFunGreedy } from './greedy.ts';
import { formelFunRookie } from './rookie.ts';
import { formelFunEvaluate, formelFunSearch } from './search.ts';

export const formelFunStable: Stable<FormelFunKind> = {
  rookie: reflex('rookie', 'always drives as far as it can, and runs out of good cards', formelFunRookie),
  amateur: reflex('amateur', 'saves its good cards for the right space, and fears the last place', formelFunAmateur),
  pro: thinker('pro', 'plays a few likely races in its head before every move', { playouts: 150 }, formelFunSearch),
  champion: thinker('champion', 'weighs a thousand ways the race may go', { playouts: 2000 }, formelFunSearch),
  greedy: reflex('greedy', 'takes what looks best right now', formelFunGreedy),
  evaluate: formelFunEvaluate,
};
