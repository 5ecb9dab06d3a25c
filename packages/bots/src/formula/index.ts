import type { FormulaKind } from '@paddock/formula';
import type { Stable } from '../bot.ts';
import { reflex } from '../driver.ts';
import { formulaGreedy } from './greedy.ts';

const greedy = reflex<FormulaKind>('greedy', 'takes what looks best right now', formulaGreedy);

export const formulaStable: Stable<FormulaKind> = {
  rookie: greedy,
  amateur: greedy,
  pro: greedy,
  champion: greedy,
  greedy,
  evaluate: () => {
    throw new Error('to be written');
  },
};
