import type { PolePositionKind } from '@paddock/pole-position';
import type { GameBots } from '../bot.ts';
import { createInstantBot, createSearchBot } from '../create-bot.ts';
import { polePositionGreedy } from './greedy.ts';
import { polePositionRookie } from './rookie.ts';
import { polePositionEvaluate, polePositionSearch } from './search.ts';

export const polePositionStable: GameBots<PolePositionKind> = {
  rookie: createInstantBot(
    'rookie',
    'sees some of its cards, and neither oil nor who drives first',
    polePositionRookie,
  ),
  amateur: createInstantBot(
    'amateur',
    'takes the move that looks best right now, and saves its high cards',
    polePositionGreedy,
  ),
  pro: createSearchBot(
    'pro',
    'thinks a turn ahead, and about the cards of the others',
    { playouts: 200 },
    polePositionSearch,
  ),
  champion: createSearchBot(
    'champion',
    'looks turns ahead, and does not let you read its cards',
    { playouts: 8000 },
    polePositionSearch,
  ),
  greedy: createInstantBot('greedy', 'takes what looks best right now', polePositionGreedy),
  evaluate: polePositionEvaluate,
};
