import { SAMPLE_COURSE, type PolePositionTypes } from '@paddock/pole-position';
import type { Lesson, LessonTexts } from '../../lesson.ts';
import { textLoaders } from '../../text-loaders.ts';

type StepName = 'secret' | 'overtake' | 'slip' | 'oil' | 'pit' | 'turbo' | 'comeback';

export type PolePositionLessonTexts = LessonTexts<StepName>;

/** The secret card, the price of overtaking, and every kind of token, on one course for all steps. */
export const lesson: Lesson<PolePositionTypes, StepName> = {
  seats: 3,
  options: { course: 'custom', tokens: SAMPLE_COURSE },
  steps: [
    {
      name: 'secret',
      setup: [],
      moves: [{ fuel: 7 }],
      after: [4, 9, 10],
    },
    {
      name: 'overtake',
      setup: [5, 9, 5, 10, 12, 11, 7, 6, 2],
      moves: [{ car: 2 }],
      after: [],
    },
    {
      name: 'slip',
      setup: [1, 4, 8, 11, 12, 11, 8, 2, 5],
      moves: [{ car: 1 }],
      after: [],
    },
    {
      name: 'oil',
      setup: [4, 8, 6, 10, 10, 10, 9, 3, 2],
      moves: [{ car: 0 }],
      after: [],
    },
    {
      name: 'pit',
      setup: [7, 4, 3, 11, 11, 10, 8, 6, 6],
      moves: [{ car: 1 }],
      after: [],
    },
    {
      name: 'turbo',
      setup: [1, 7, 6, 10, 12, 11, 4, 3, 1],
      moves: [{ car: 1 }],
      after: [],
    },
    {
      name: 'comeback',
      setup: [9, 5, 5, 11, 11, 10, 8, 6, 4],
      moves: [{ car: 1 }],
      after: [],
    },
  ],
};

export const texts = textLoaders<PolePositionLessonTexts>(import.meta.glob('./texts/??.ts'));
