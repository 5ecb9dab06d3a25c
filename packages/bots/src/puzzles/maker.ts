import type { Game, GameTypes, Match, Observation, Rng, Seat } from '@paddock/kernel';
import type { PuzzleTable, PuzzleUnit } from '@paddock/kernel/puzzles';
import type { GameBots } from '../bot.ts';
import type { Budget, Computation } from '../computation.ts';

/** A move and its value in the unit of the game's puzzles. */
export interface JudgedChoice<K extends GameTypes = GameTypes> {
  readonly move: K['move'];
  readonly value: number;
}

/** The choices of a puzzle, best first, or `null` if it is not clear which one is best. */
export type PuzzleJudgement<K extends GameTypes = GameTypes> = Computation<readonly JudgedChoice<K>[] | null>;

/** What a game offers for making puzzles out of its races. */
export interface PuzzleMaker<K extends GameTypes = GameTypes> {
  readonly bots: GameBots<K>;
  /** Changes with everything that changes which puzzles are made. */
  readonly evaluator: { readonly id: string; readonly version: number };
  readonly unit: PuzzleUnit;
  /** The races to look at take turns with these tables. */
  readonly tables: readonly PuzzleTable[];
  /** How long bots think during these races at most. The difficulty is measured with their own budgets. */
  readonly raceBudget: Budget;
  /** A quick first look: equal for positions that ask nearly the same, `null` for those that cannot be a puzzle. */
  keyOf(game: Game<K>, state: K['state'], seat: Seat): string | null;
  /**
   * The table of a puzzle with options that replace the first entries of the match, and how many these are, where that makes the file
   * smaller.
   */
  compact?(table: PuzzleTable, match: Match<K>): { readonly table: PuzzleTable; readonly skipped: number };
  /** Judges a position on what the seat may know. `effort` multiplies the number of playouts. */
  judge(observation: Observation<K>, rng: Rng, effort: number): PuzzleJudgement<K>;
}
