import type { PolePositionKind } from '@paddock/pole-position';
import type { Stable } from '../bot.ts';
import { reflex, thinker } from '../driver.ts';
import { polePositionGreedy } from './greedy.ts';
import { polePositionRookie } from './rookie.ts';
import { polePositionEvaluate, polePositionSearch } from './search.ts';

export const polePositionStable: Stable<PolePositionKind> = {
  rookie: reflex('rookie', 'sees some of its cards, and neither oil nor who drives first', polePositionRookie),
  amateur: reflex('amateur', 'takes the move that looks best right now, and saves its high cards', polePositionGreedy),
  pro: thinker('pro', 'thinks a turn ahead, and about the cards of the others', { playouts: 200 }, polePositionSearch),
  champion: thinker(
    'champion',
    'looks turns ahead, and does not let you read its cards',
    { playouts: 8000 },
    polePositionSearch,
  ),
  greedy: reflex('greedy', 'takes what looks best right now', polePositionGreedy),
  evaluate: polePositionEvaluate,
};
