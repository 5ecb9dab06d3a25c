import { type FormulaTypes, isDraw, type Move } from '@paddock/formula';
import type { Lesson } from '../ui.ts';
import { laidCardsOf } from './offers.ts';

function laysSeveralCards(move: Move): boolean {
  return !isDraw(move) && laidCardsOf(move).length > 1;
}

/**
 * One weak opponent and three rounds make more turns than there are tips. The seed lets the person begin, with several
 * formulas to choose from and a joker in the hand. Tips for rare situations come first.
 */
export const lesson: Lesson<FormulaTypes> = {
  seats: 2,
  options: { goal: 'first', rounds: 3 },
  bot: 'rookie',
  seed: 'formula lesson 94',
  tips: [
    {
      name: 'open',
      when: ({ view, legal }) => !view.opened && legal.length > 1,
      isDone: (move) => !isDraw(move),
    },
    {
      name: 'change',
      when: ({ view, legal }) => view.opened && legal.length > 1,
      isDone: (move) => !isDraw(move),
    },
    { name: 'draw', when: ({ view, legal }) => legal.length === 1 || view.round > 2 },
    { name: 'last', when: ({ view, legal }) => view.hand !== null && view.hand.length <= 3 && legal.length > 1 },
    { name: 'joker', when: ({ view }) => view.hand?.includes('J') === true || view.round > 1 },
    { name: 'three', when: ({ legal }) => legal.some(laysSeveralCards), isDone: laysSeveralCards },
    {
      name: 'symbol',
      when: ({ view, legal }) => view.opened && legal.length > 1,
      isDone: (move, { view }) => !isDraw(move) && move.op !== view.formula.op,
    },
  ],
};
