import type { Language } from '@paddock/kernel';
import type { Claim } from './claims.ts';
import type { DebriefWords } from './debrief-words.ts';
import type { TextBoard } from './text-board.ts';

/** What the command line knows about one game besides its rules and bots. */
export interface CliGame {
  /** The id of the game. */
  readonly game: string;
  /** The text board, which may depend on the options: Formula Dé draws the chosen circuit. */
  createBoard(options: object): TextBoard;
  /** How a debrief tells what happened. */
  createDebriefWords?(language: Language, options: object): DebriefWords;
  /** Claims about the strength of its bots, for `npm run strength`, slow ones last. */
  readonly claims: readonly Claim[];
  /** Option data that has a name on the command line only; `null` if the text names none. */
  findNamedData?(option: string, text: string): object | null;
}
