import type { GameTypes } from '@paddock/kernel';
import type { Language } from '../base/texts/language.ts';

/** What the coach says in one step of a lesson. */
export interface LessonStepTexts {
  readonly title: string;
  /** One idea, and the move that shows it. */
  readonly tip: string;
  /** Says what the move did. */
  readonly success: string;
}

/** The texts of all steps, so that a missing one does not compile. */
export type LessonTexts<Name extends string = string> = Readonly<Record<Name, LessonStepTexts>>;

/** One step of a lesson: an arranged position, and the moves that show its idea. */
export interface LessonStep<K extends GameTypes = GameTypes, Name extends string = string> {
  /** The key of its texts. */
  readonly name: Name;
  /** The numbers of the entries that lead to the position (see `encodeEntries` of the kernel). */
  readonly setup: readonly number[];
  /** The moves that the coach accepts: one, or several that do the same. */
  readonly moves: readonly K['move'][];
  /** The numbers of the entries that follow the move. */
  readonly after: readonly number[];
  /** A selector of what the spotlight is on as long as the accepted move itself is not offered. */
  readonly spotlight?: string;
}

/** A lesson: short steps, each with a position of its own. The person is at seat 0. */
export interface Lesson<K extends GameTypes = GameTypes, Name extends string = string> {
  readonly seats: number;
  readonly options: Partial<K['options']>;
  readonly steps: readonly LessonStep<K, Name>[];
}

/** What lesson/index.ts in a game's folder exports. */
export interface LessonPackage {
  readonly lesson: Lesson;
  readonly texts: Readonly<Record<Language, () => Promise<LessonTexts>>>;
}

/** The seat of the person who learns. */
export const LEARNER_SEAT = 0;
