import type { FormelFunTypes } from '@paddock/formel-fun';
import type { Lesson, LessonTexts } from '../../lesson.ts';
import { textLoaders } from '../../text-loaders.ts';

type StepName = 'blue' | 'red' | 'oneHand' | 'turbo' | 'full' | 'last';

export type FormelFunLessonTexts = LessonTexts<StepName>;

/** Blue and red numbers, one hand for all cars, Turbos, full spaces, and who is out. Three teams of three cars. */
export const lesson: Lesson<FormelFunTypes, StepName> = {
  seats: 3,
  options: { win: 'title' },
  steps: [
    {
      name: 'blue',
      setup: [0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 24, 47, 31, 8, 76, 76, 8, 14, 21, 73, 78, 27, 33, 47],
      moves: [{ card: 'B8', turbo: false }],
      after: [33],
    },
    {
      name: 'red',
      setup: [0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 24, 47, 31, 8, 75, 75, 8, 14, 21, 72, 77, 27, 33, 47],
      moves: [{ card: 'R10', turbo: false }],
      after: [33],
    },
    {
      name: 'oneHand',
      setup: [0, 0, 0, 0, 0, 0, 0, 0, 0, 88, 64, 24, 31, 8, 76, 76, 8, 14, 21, 73, 78, 27, 33, 48],
      moves: [{ card: 'B7', turbo: false }],
      after: [14, 20, 8, 20, 8],
    },
    {
      name: 'turbo',
      setup: [0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 103, 24, 31, 8, 77, 77, 8, 14, 21, 74, 79, 27, 33, 48],
      moves: [{ card: 'B8', turbo: true }],
      spotlight: '.ff-turbo-switch',
      after: [33],
    },
    {
      name: 'full',
      setup: [
        1, 1, 0, 1, 1, 0, 1, 1, 0, 80, 87, 94, 24, 31, 78, 84, 8, 15, 22, 75, 80, 28, 34, 49, 20, 8, 20, 14, 20, 14, 22,
        31, 8, 8,
      ],
      moves: [{ card: 'B7', turbo: false }],
      after: [51],
    },
    {
      name: 'last',
      setup: [
        1, 0, 0, 0, 1, 0, 2, 1, 0, 73, 36, 96, 27, 12, 1, 62, 53, 88, 35, 10, 13, 58, 35, 14, 22, 87, 18, 92, 10, 46,
        25, 83, 12, 14, 0, 62, 4, 22, 18, 9, 6, 83, 25, 73, 22, 26, 16, 16, 24, 46, 16, 49, 2, 5, 4, 24, 14, 63, 2, 58,
        20, 31, 4, 34, 8, 19, 20, 15, 0, 12, 6, 13, 4, 8, 12, 22,
      ],
      moves: [{ card: 'R4', turbo: false }],
      after: [12],
    },
  ],
};

export const texts = textLoaders<FormelFunLessonTexts>(import.meta.glob('./texts/??.ts'));
