import { type FormulaDeTypes, practiceOval } from '@paddock/formula-de';
import type { Lesson, LessonTexts } from '../../lesson.ts';
import { textLoaders } from '../../text-loaders.ts';

type StepName = 'gears' | 'corner' | 'brakes' | 'tyres' | 'downshift' | 'blocked' | 'engine' | 'pit';

export type FormulaDeLessonTexts = LessonTexts<StepName>;

/** Gears and corners, what trouble costs, and the pits, on the practice oval. Two laps, because there are no pit stops in one. */
export const lesson: Lesson<FormulaDeTypes, StepName> = {
  seats: 3,
  options: { circuit: practiceOval, laps: 2 },
  steps: [
    {
      name: 'gears',
      setup: [0, 11, 13, 9, 1, 1, 245, 9, 1, 1, 725, 9, 1, 3, 475],
      moves: [{ gear: 2 }],
      after: [3],
    },
    {
      name: 'corner',
      setup: [
        5, 14, 16, 9, 1, 0, 485, 9, 1, 0, 725, 7, 0, 9, 1, 1, 470, 2, 1, 500, 2, 3, 493, 1, 1, 715, 2, 3, 280, 2, 0,
        500, 2, 0, 245, 2, 1, 535, 2, 4, 520, 2, 5, 257, 3, 3,
      ],
      moves: [{ to: 'l3.15', brake: 0 }],
      after: [],
    },
    {
      name: 'brakes',
      setup: [
        12, 18, 4, 9, 1, 3, 490, 9, 1, 2, 10, 9, 1, 1, 230, 1, 2, 20, 2, 4, 510, 2, 4, 722, 2, 4, 530, 1, 2, 26, 3, 5,
        275, 3, 6,
      ],
      moves: [
        { to: 'l3.15', brake: 1 },
        { to: 'l2.15', brake: 1 },
      ],
      after: [],
    },
    {
      name: 'tyres',
      setup: [
        2, 13, 10, 9, 1, 1, 485, 9, 1, 0, 725, 18, 5, 9, 1, 0, 470, 2, 1, 260, 1, 3, 15, 1, 2, 240, 3, 2, 290, 1, 1, 20,
        1, 2, 250, 3, 3, 68, 2, 5, 268, 1, 3, 260, 3, 19, 4, 2, 581, 1, 3, 511, 1, 2, 26, 4, 4, 625, 2, 4, 530, 2, 0,
        271, 3, 3,
      ],
      moves: [{ to: 'l3.33', brake: 0 }],
      after: [],
    },
    {
      name: 'downshift',
      setup: [
        0, 2, 12, 9, 1, 0, 485, 9, 1, 1, 725, 19, 8, 9, 1, 3, 235, 2, 1, 252, 2, 3, 257, 1, 2, 725, 2, 0, 261, 3, 0,
        266, 2, 4, 17, 4, 1, 56, 2, 1, 31, 3, 0, 27, 11, 18,
      ],
      moves: [{ gear: 2 }],
      after: [1],
    },
    {
      name: 'blocked',
      setup: [
        1, 0, 2, 9, 1, 3, 246, 9, 1, 2, 10, 9, 1, 3, 231, 2, 2, 265, 1, 2, 251, 1, 3, 236, 1, 1, 270, 2, 0, 500, 1, 1,
        480, 2, 2, 285, 1, 1, 505, 2, 5, 12, 2, 4, 537, 2, 0, 35, 2, 1, 25, 1, 2, 541, 3, 4, 66, 3, 0, 285, 1, 2, 311,
        2, 0, 550, 14, 8, 3, 3, 315, 2, 1, 570, 2, 5,
      ],
      moves: [{ to: 'l3.15', brake: 1 }],
      after: [11, 11],
    },
    {
      name: 'engine',
      setup: [
        6, 12, 11, 9, 1, 3, 250, 9, 1, 3, 726, 9, 1, 0, 470, 2, 2, 261, 1, 1, 490, 1, 2, 476, 3, 0, 28, 1, 2, 20, 15, 8,
        2, 0, 485, 4, 2, 305, 2, 3, 276, 2, 5, 505, 5, 19,
      ],
      moves: [
        { to: 'l2.31', brake: 0 },
        { to: 'l3.31', brake: 0 },
        { to: 'l1.31', brake: 0 },
      ],
      after: [2],
    },
    {
      name: 'pit',
      setup: [
        5, 10, 3, 9, 1, 0, 485, 9, 1, 3, 250, 9, 1, 0, 470, 1, 3, 16, 2, 3, 13, 19, 15, 2, 5, 486, 2, 2, 30, 2, 1, 505,
        1, 3, 495, 3, 7, 550, 3, 3, 295, 1, 0, 260, 3, 6, 350, 2, 4, 311, 1, 2, 30, 4, 4, 631, 3, 7, 350, 1, 3, 520, 2,
        5, 650, 3, 4, 145, 2, 4, 60, 3, 4,
      ],
      moves: [{ to: 'box.0', brake: 0 }],
      after: [13],
    },
  ],
};

export const texts = textLoaders<FormulaDeLessonTexts>(import.meta.glob('./texts/??.ts'));
