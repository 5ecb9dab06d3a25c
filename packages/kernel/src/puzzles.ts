import { decodeEntry } from './entry-codes.ts';
import type { GameDefinition, GameTypes, Seat } from './game.ts';
import { appendEntry, type Match, startMatch } from './match.ts';
import { resolveOptions } from './options.ts';

export const PUZZLES_FORMAT = 'paddock-puzzles/1';

/** The easiest puzzles have 1. */
export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * What the value of a choice counts: thousandths of the probability of winning, hundredths of a turn more than with the best choice, or
 * cards laid.
 */
export type PuzzleUnit = 'win' | 'turns' | 'cards';

/** A kind of table that puzzles come from. Options that are not named have their defaults. */
export interface PuzzleTable {
  readonly seats: number;
  readonly options: object;
}

/**
 * One puzzle in a file: the number of its table, its difficulty, the entries that lead to the position (`encodeEntries`), and the choices,
 * best first: move id, value, move id, value and so on. Every choice with the value of the first one is right. Choices that are not
 * listed are wrong.
 */
export type PackedPuzzle = readonly [
  table: number,
  difficulty: Difficulty,
  setup: readonly number[],
  choices: readonly number[],
];

/** The puzzles of one game, as they are made by `paddock puzzles` and shipped with the site. */
export interface PuzzleFile {
  readonly format: typeof PUZZLES_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  /** What has judged the choices. */
  readonly evaluator: { readonly id: string; readonly version: number };
  readonly unit: PuzzleUnit;
  readonly seed: string;
  /** How many races were played to find them. */
  readonly races: number;
  readonly tables: readonly PuzzleTable[];
  readonly puzzles: readonly PackedPuzzle[];
}

export interface PuzzleChoice<K extends GameTypes = GameTypes> {
  readonly move: K['move'];
  readonly value: number;
  readonly isRight: boolean;
}

/** A puzzle with its position. */
export interface Puzzle<K extends GameTypes = GameTypes> {
  readonly match: Match<K>;
  /** Who is to choose. */
  readonly seat: Seat;
  readonly difficulty: Difficulty;
  /** Best first. */
  readonly choices: readonly PuzzleChoice<K>[];
}

/** A match at such a table after the entries with these numbers. Throws if the rules do not allow them. */
export function arrangeMatch<K extends GameTypes>(
  definition: GameDefinition<K>,
  { seats, options }: PuzzleTable,
  setup: readonly number[],
): Match<K> {
  const resolved = resolveOptions(definition, seats, { ...options });
  if (!resolved.ok) throw new Error(resolved.error);
  const match = startMatch(definition, seats, resolved.value);
  for (const code of setup) appendEntry(match, decodeEntry(match, code));
  return match;
}

/** Replays a puzzle of a file, given by its index. Throws if the rules do not allow it. */
export function openPuzzle<K extends GameTypes>(
  definition: GameDefinition<K>,
  file: PuzzleFile,
  index: number,
): Puzzle<K> {
  if (file.format !== PUZZLES_FORMAT) throw new Error(`not a file of puzzles: its format is "${String(file.format)}"`);
  if (file.game !== definition.id || file.rulesVersion !== definition.rulesVersion)
    throw new Error(`the puzzles are of ${file.game} with rules ${file.rulesVersion}`);
  const packed = file.puzzles[index];
  if (packed === undefined) throw new Error(`there is no puzzle ${index}`);
  const [table, difficulty, setup, codes] = packed;
  const match = arrangeMatch(definition, file.tables[table]!, setup);
  const awaiting = match.game.awaiting(match.state);
  if (awaiting.kind !== 'moves') throw new Error(`puzzle ${index}: nobody is to move`);
  const seat = awaiting.seats[0]!;
  return { match, seat, difficulty, choices: decodeChoices(match, seat, codes) };
}

function decodeChoices<K extends GameTypes>(
  { game, state }: Match<K>,
  seat: Seat,
  codes: readonly number[],
): PuzzleChoice<K>[] {
  const moves = new Map(game.legalMoves(state, seat).map((move) => [game.moveId(move), move]));
  const choices: PuzzleChoice<K>[] = [];
  for (let i = 0; i < codes.length; i += 2) {
    const move = moves.get(codes[i]!);
    if (move === undefined) throw new Error(`seat ${seat} has no legal move ${codes[i]}`);
    choices.push({ move, value: codes[i + 1]!, isRight: codes[i + 1] === codes[1] });
  }
  return choices;
}

/** The ids of the right moves. */
export function rightMoveIds([, , , codes]: PackedPuzzle): number[] {
  return codes.filter((_, i) => i % 2 === 0 && codes[i + 1] === codes[1]);
}
