import type { PuzzleFile } from '@paddock/kernel/puzzles';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { extendStreak, NO_STREAK, type Streak } from './streak.ts';

/** By the index of the puzzle: whether the first answer was right. */
type Answers = Readonly<Record<number, boolean>>;

interface PuzzleProgress {
  /** By `answersKey`. */
  readonly answers: Readonly<Record<string, Answers>>;
  /** By game: the last puzzle of the day that was answered. */
  readonly daily: Readonly<Record<string, { readonly day: number; readonly isRight: boolean }>>;
  readonly streak: Streak;
  /** Only the first answer to a puzzle counts. `day` is given if it is the puzzle of this day. */
  readonly answer: (file: PuzzleFile, index: number, isRight: boolean, day: number | null) => void;
}

/** Differs between two lists of puzzles, so that answers are not counted for other puzzles of the same number. */
function answersKey({ game, seed, evaluator }: PuzzleFile): string {
  return `${game} ${seed} ${evaluator.version}`;
}

const NO_ANSWERS: Answers = {};

/** The answers that were given on this device. */
export const usePuzzleProgress = create<PuzzleProgress>()(
  persist(
    (set) => ({
      answers: {},
      daily: {},
      streak: NO_STREAK,
      answer: (file, index, isRight, day) =>
        set(({ answers, daily, streak }) => {
          const key = answersKey(file);
          const first = answers[key]?.[index] ?? isRight;
          const isNewDaily = day !== null && daily[file.game]?.day !== day;
          return {
            answers: { ...answers, [key]: { ...answers[key], [index]: first } },
            daily: isNewDaily ? { ...daily, [file.game]: { day, isRight: first } } : daily,
            streak: isNewDaily && first ? extendStreak(streak, day) : streak,
          };
        }),
    }),
    { name: 'paddock-puzzles', version: 1 },
  ),
);

export function useAnswers(file: PuzzleFile): Answers {
  return usePuzzleProgress(({ answers }) => answers[answersKey(file)]) ?? NO_ANSWERS;
}

/** The index of the next puzzle without an answer, after the given one and from the beginning again. */
export function nextOpenIndex(answers: Answers, index: number, count: number): number {
  for (let step = 1; step < count; step++) {
    const next = (index + step) % count;
    if (answers[next] === undefined) return next;
  }
  return (index + 1) % count;
}
