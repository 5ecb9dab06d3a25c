import type { TextMap } from '../../base/texts/types.ts';

/** The texts around the steps of a lesson. */
interface LessonPageTexts extends TextMap<'coach' | 'steps' | 'other' | 'skip' | 'next' | 'again' | 'race' | 'rules'> {
  readonly goTo: (step: number, title: string, isDone: boolean) => string;
}

/** The texts of the pages to learn the games. */
export interface LearnTexts extends TextMap<
  'title' | 'lead' | 'read' | 'guided' | 'fair' | 'card' | 'print' | 'judge' | 'puzzles' | 'puzzlesHint'
> {
  readonly readOf: (game: string) => string;
  readonly guidedOf: (game: string) => string;
  readonly cardOf: (game: string) => string;
  readonly lesson: LessonPageTexts;
  /** How the dice are kept fair, sentence by sentence. */
  readonly fairSteps: readonly string[];
}
