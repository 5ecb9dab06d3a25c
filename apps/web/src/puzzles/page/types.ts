import type { TextMap } from '../../base/texts/types.ts';

/** The texts of the puzzle pages. */
export interface PuzzlePageTexts extends TextMap<
  | 'streakTitle'
  | 'noStreak'
  | 'daily'
  | 'dailyRight'
  | 'dailyWrong'
  | 'all'
  | 'anyDifficulty'
  | 'filter'
  | 'empty'
  | 'panel'
  | 'right'
  | 'wrong'
  | 'firstRight'
  | 'firstWrong'
  | 'worth'
  | 'best'
  | 'yours'
  | 'solutions'
  | 'next'
  | 'again'
  | 'toList'
  | 'cardsRight'
> {
  readonly streak: (days: number) => string;
  readonly bestStreak: (days: number) => string;
  readonly dailyOf: (game: string) => string;
  readonly allOf: (game: string) => string;
  readonly difficulty: (difficulty: number) => string;
  /** Leads to the first puzzle that was not tried yet. */
  readonly goOn: (number: number) => string;
  readonly solved: (right: number, total: number) => string;
  readonly number: (number: number) => string;
  /** The label of a puzzle in the list; `isRight` is undefined before the first answer. */
  readonly entry: (number: number, difficulty: number, isRight: boolean | undefined) => string;
  readonly percent: (percent: string) => string;
  readonly moreTurns: (turns: string) => string;
  /** How many of a hundred races are won with the best choice, and with the next best or the one made. */
  readonly winRight: (best: string, next: string) => string;
  readonly winWrong: (best: string, made: string) => string;
  /** How many turns more the next best or the choice made takes. */
  readonly turnsRight: (turns: string) => string;
  readonly turnsWrong: (turns: string) => string;
  readonly cardsWrong: (ways: number) => string;
}
