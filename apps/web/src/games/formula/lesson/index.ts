import type { FormulaTypes } from '@paddock/formula';
import type { Lesson, LessonTexts } from '../../lesson.ts';
import { textLoaders } from '../../text-loaders.ts';

type StepName = 'open' | 'cover' | 'lengthen' | 'joker' | 'zero' | 'draw' | 'last';

export type FormulaLessonTexts = LessonTexts<StepName>;

/** Opening, covering, lengthening, jokers, zero, drawing and winning, against one opponent. */
export const lesson: Lesson<FormulaTypes, StepName> = {
  seats: 2,
  options: { rounds: 1 },
  steps: [
    {
      name: 'open',
      setup: [1, 33, 3, 14, 36, 47, 25, 0, 7, 12, 16, 21, 25, 29, 33, 7, 15],
      moves: [{ op: '+', a: ['k0'], b: ['k0'], c: ['6'] }],
      spotlight: '.fo-hand',
      after: [],
    },
    {
      name: 'cover',
      setup: [0, 45, 15, 49, 3, 25, 36, 0, 29, 13, 17, 22, 26, 30, 7, 7, 15, 22549266439],
      moves: [{ op: 'x', a: ['k0'], b: ['k0'], c: ['8'] }],
      spotlight: '.fo-hand',
      after: [],
    },
    {
      name: 'lengthen',
      setup: [0, 3, 3, 49, 13, 24, 35, 24, 28, 13, 17, 22, 25, 29, 7, 7, 15, 22549266439],
      moves: [{ op: '+', a: ['k0'], b: ['1', 'k0'], c: ['1', 'k0'] }],
      spotlight: '.fo-hand',
      after: [],
    },
    {
      name: 'joker',
      setup: [0, 57, 15, 50, 15, 25, 36, 25, 29, 15, 18, 23, 26, 30, 9, 9, 16, 22549266439],
      moves: [{ op: 'x', a: ['k0'], b: ['k0'], c: ['J8'] }],
      spotlight: '.fo-hand',
      after: [],
    },
    {
      name: 'zero',
      setup: [0, 15, 32, 49, 3, 25, 35, 8, 0, 12, 16, 21, 25, 29, 33, 21, 0, 70391293444097],
      moves: [{ op: '+', a: ['3'], b: ['6'], c: ['9'] }],
      spotlight: '.fo-hand',
      after: [],
    },
    {
      name: 'draw',
      setup: [1, 12, 33, 37, 38, 18, 25, 48, 50, 3, 46, 5, 37, 8, 4, 38, 2],
      moves: [{ draw: true }],
      after: [30],
    },
    {
      name: 'last',
      setup: [
        0, 40, 39, 45, 16, 52, 33, 40, 47, 3, 48, 38, 18, 24, 21, 19, 34, 70391293444516, 22553461001, 5368905738,
        105919262490632, 70370892349461,
      ],
      moves: [{ op: '+', a: ['k0'], b: ['6'], c: ['k0'] }],
      spotlight: '.fo-hand',
      after: [],
    },
  ],
};

export const texts = textLoaders<FormulaLessonTexts>(import.meta.glob('./texts/??.ts'));
