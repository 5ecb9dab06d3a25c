import type { FormulaKind } from '@paddock/formula';
import type { Lesson } from '../ui.ts';

/**
 * Two opponents, one round. The seed lets the person open, brings a joker, a turn in which nothing fits, and the chance to
 * win in the fourth.
 */
export const lesson: Lesson<FormulaKind> = {
  seats: 3,
  options: { goal: 'first' },
  seed: 'formula lesson 3838',
  tips: [
    { name: 'open', when: ({ view }) => !view.opened },
    { name: 'symbol', when: () => true },
    { name: 'change', when: ({ view, legal }) => view.opened && legal.length > 1 },
    { name: 'three', when: ({ legal }) => legal.length > 1 },
    { name: 'joker', when: ({ view }) => view.hand?.includes('J') === true },
    { name: 'draw', when: ({ view, legal }) => view.opened && legal.length < 6 },
    { name: 'last', when: ({ view }) => view.hand !== null && view.hand.length <= 3 },
  ],
};
