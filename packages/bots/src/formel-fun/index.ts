import type { FormelFunTypes } from '@paddock/formel-fun';
import type { GameBots } from '../bot.ts';
import { createInstantBot, createSearchBot } from '../create-bot.ts';
import { chooseAmateurMove } from './amateur.ts';
import { chooseGreedyMove } from './greedy.ts';
import { chooseRookieMove } from './rookie.ts';
import { evaluatePosition, searchMove } from './search.ts';

export const formelFunBots: GameBots<FormelFunTypes> = {
  game: 'formel-fun',
  rookie: createInstantBot('rookie', 'always drives as far as it can, and runs out of good cards', chooseRookieMove),
  amateur: createInstantBot(
    'amateur',
    'saves its good cards for the right space, and fears the last place',
    chooseAmateurMove,
  ),
  pro: createSearchBot('pro', 'plays a few likely races in its head before every move', { playouts: 150 }, searchMove),
  champion: createSearchBot('champion', 'weighs a thousand ways the race may go', { playouts: 2000 }, searchMove),
  greedy: createInstantBot('greedy', 'takes what looks best right now', chooseGreedyMove),
  evaluate: evaluatePosition,
};
