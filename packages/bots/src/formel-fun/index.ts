import type { FormelFunKind } from '@paddock/formel-fun';
import type { Stable } from '../bot.ts';
import { reflex } from '../driver.ts';
import { formelFunGreedy } from './greedy.ts';

const greedy = reflex<FormelFunKind>('greedy', 'takes what looks best right now', formelFunGreedy);

export const formelFunStable: Stable<FormelFunKind> = {
  rookie: greedy,
  amateur: greedy,
  pro: greedy,
  champion: greedy,
  greedy,
  evaluate: () => {
    throw new Error('to be written');
  },
};
