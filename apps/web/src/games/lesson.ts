import { CHANCE, type Entry, type GameTypes, type Match } from '@paddock/kernel';
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
  /** The numbers of the entries that lead to the position (see `encodeEntries`). */
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

/**
 * The entries of a match as small numbers: the outcome of a chance entry, the id of a move. Who moves follows from the
 * position. Where several seats choose at once, they must have moved in the order of their seats.
 */
export function encodeEntries<K extends GameTypes>({ game, entries }: Match<K>): number[] {
  return entries.map(([actor, what]) => (actor === CHANCE ? (what as number) : game.moveId(what as K['move'])));
}

/** The next entry of a match, from its number. Throws if the rules do not allow it. */
export function decodeEntry<K extends GameTypes>({ game, state }: Match<K>, code: number): Entry<K> {
  const awaiting = game.awaiting(state);
  if (awaiting.kind === 'over') throw new Error('the game is over');
  if (awaiting.kind === 'chance') {
    if (!(code >= 0 && code < awaiting.ways)) throw new Error(`there are ${awaiting.ways} outcomes, not ${code}`);
    return [CHANCE, code];
  }
  const seat = awaiting.seats[0]!;
  const move = game.legalMoves(state, seat).find((one) => game.moveId(one) === code);
  if (move === undefined) throw new Error(`seat ${seat} has no legal move ${code}`);
  return [seat, move];
}
