import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { LessonStep } from '../games/lesson.ts';

interface LessonProgress {
  /** The names of the completed steps of each game. */
  readonly done: Readonly<Record<string, readonly string[]>>;
  readonly complete: (game: string, step: string) => void;
}

/** Which steps of the lessons were completed on this device. */
export const useLessonProgress = create<LessonProgress>()(
  persist(
    (set) => ({
      done: {},
      complete: (game, step) =>
        set(({ done }) => ({ done: { ...done, [game]: [...new Set([...(done[game] ?? []), step])] } })),
    }),
    { name: 'paddock-lessons', version: 1 },
  ),
);

/** The index of the step to begin with: the first that is not done, or the first of all. */
export function firstOpenStep(steps: readonly Pick<LessonStep, 'name'>[], done: readonly string[]): number {
  return Math.max(
    0,
    steps.findIndex(({ name }) => !done.includes(name)),
  );
}
