import type { PolePositionKind } from '@paddock/pole-position';
import type { Stable } from '../bot.ts';
import { reflex } from '../driver.ts';
import { polePositionGreedy } from './greedy.ts';

const greedy = reflex<PolePositionKind>('greedy', 'takes what looks best right now', polePositionGreedy);

export const polePositionStable: Stable<PolePositionKind> = {
  rookie: greedy,
  amateur: greedy,
  pro: greedy,
  champion: greedy,
  greedy,
  evaluate: () => {
    throw new Error('to be written');
  },
};
