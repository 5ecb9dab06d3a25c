import type { PolePositionTypes } from '@paddock/pole-position';
import type { GameBots } from '../bot.ts';
import { createInstantBot, createSearchBot } from '../create-bot.ts';
import { evaluatePosition } from './evaluate.ts';
import { chooseAmateurMove, chooseGreedyMove } from './greedy.ts';
import { chooseRookieMove } from './rookie.ts';
import { searchMove } from './search.ts';

export const polePositionBots: GameBots<PolePositionTypes> = {
  game: 'pole-position',
  rookie: createInstantBot('rookie', 'sees some of its cards, and neither oil nor who drives first', chooseRookieMove),
  amateur: createInstantBot(
    'amateur',
    'takes the move that looks best right now, and saves its high cards',
    chooseAmateurMove,
  ),
  pro: createSearchBot('pro', 'thinks a turn ahead, and about the cards of the others', { playouts: 200 }, searchMove),
  champion: createSearchBot(
    'champion',
    'looks turns ahead, and does not let you read its cards',
    { playouts: 10_800 },
    searchMove,
  ),
  greedy: createInstantBot('greedy', 'takes what looks best right now', chooseGreedyMove),
  evaluate: evaluatePosition,
};
