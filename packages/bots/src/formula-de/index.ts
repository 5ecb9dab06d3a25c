import type { FormulaDeKind } from '@paddock/formula-de';
import type { Stable } from '../bot.ts';
import { reflex } from '../driver.ts';
import { formulaDeGreedy } from './greedy.ts';

const greedy = reflex<FormulaDeKind>('greedy', 'takes what looks best right now', formulaDeGreedy);

export const formulaDeStable: Stable<FormulaDeKind> = {
  rookie: greedy,
  amateur: greedy,
  pro: greedy,
  champion: greedy,
  greedy,
  evaluate: () => {
    throw new Error('to be written');
  },
};
