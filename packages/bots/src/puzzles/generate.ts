import {
  appendEntry,
  createFastDice,
  type GameDefinition,
  type GameTypes,
  LEVELS,
  type Match,
  observe,
  resolveChance,
  Rng,
  type Seat,
} from '@paddock/kernel';
import { encodeEntries } from '@paddock/kernel/entry-codes';
import {
  arrangeMatch,
  openPuzzle,
  type PackedPuzzle,
  type PuzzleFile,
  PUZZLES_FORMAT,
  rightMoveIds,
} from '@paddock/kernel/puzzles';
import type { Bot } from '../bot.ts';
import type { Computation } from '../computation.ts';
import { rateDifficulty } from './difficulty.ts';
import type { PuzzleMaker } from './maker.ts';

/** Later positions would make the file too large. */
const MAX_ENTRIES = 150;
/** So many positions of a race are judged, in random order, until one is a puzzle. */
const MAX_JUDGED = 24;
/** At most this share of the puzzles are of the lowest difficulty. */
const MAX_EASY_SHARE = 0.25;

/** A file without puzzles. */
export function createPuzzleFile<K extends GameTypes>(
  definition: GameDefinition<K>,
  { evaluator, unit, tables }: PuzzleMaker<K>,
  seed: string,
): PuzzleFile {
  const { id: game, rulesVersion } = definition;
  return { format: PUZZLES_FORMAT, game, rulesVersion, evaluator, unit, seed, races: 0, tables, puzzles: [] };
}

/** Adds puzzles to a file. What it finds follows from the file, so a run that was stopped can be continued. */
export class PuzzleGenerator<K extends GameTypes = GameTypes> {
  readonly #definition: GameDefinition<K>;
  readonly #maker: PuzzleMaker<K>;
  readonly #keys: Set<string | null>;
  #file: PuzzleFile;

  constructor(definition: GameDefinition<K>, maker: PuzzleMaker<K>, file: PuzzleFile) {
    this.#definition = definition;
    this.#maker = maker;
    this.#file = file;
    this.#keys = new Set(
      file.puzzles.map((_, index) => {
        const { match, seat } = openPuzzle(definition, file, index);
        return maker.keyOf(match.game, match.state, seat);
      }),
    );
  }

  get file(): PuzzleFile {
    return this.#file;
  }

  /**
   * Looks for a puzzle in one more race between bots of mixed levels. A race gives at most one, because its positions are alike. `count` is how
   * many puzzles there will be in the end.
   */
  *addRace(count: number): Computation<void> {
    const { races, puzzles, tables } = this.#file;
    const seed = `${this.#file.seed}/${races}`;
    const table = races % this.#maker.tables.length;
    const match = arrangeMatch(this.#definition, tables[table]!, []);
    const lengths = yield* playRace(this.#maker, match, seed);
    const codes = encodeEntries(match);
    const hasEnoughEasy = puzzles.filter(([, difficulty]) => difficulty === 1).length >= MAX_EASY_SHARE * count;
    for (const length of shuffle(lengths, Rng.from(`${seed}/order`)).slice(0, MAX_JUDGED)) {
      const source = { table, setup: codes.slice(0, length), seed: `${seed}/${length}` };
      const found = yield* this.#makePuzzle(source);
      if (found === null || (found.puzzle[1] === 1 && hasEnoughEasy)) continue;
      this.#keys.add(found.key);
      this.#file = { ...addPuzzle(this.#definition, this.#maker, this.#file, found.puzzle), races: races + 1 };
      return;
    }
    this.#file = { ...this.#file, races: races + 1 };
  }

  *#makePuzzle({ table, setup, seed }: PuzzleSource): Computation<{ key: string | null; puzzle: PackedPuzzle } | null> {
    const match = arrangeMatch(this.#definition, this.#file.tables[table]!, setup);
    const { game, state } = match;
    const seat = seatToMove(match)!;
    const key = this.#maker.keyOf(game, state, seat);
    if (this.#keys.has(key)) return null;
    const judged = yield* this.#maker.judge(observe(game, state, seat), Rng.from(seed), 1);
    if (judged === null) return null;
    const choices = judged.flatMap(({ move, value }) => [game.moveId(move), value]);
    const rightIds = rightMoveIds([table, 1, setup, choices]);
    const difficulty = yield* rateDifficulty(this.#maker.bots, match, seat, rightIds, seed);
    return { key, puzzle: [table, difficulty, setup, choices] };
  }
}

/** The file with one more puzzle, which may get a table of its own. */
export function addPuzzle<K extends GameTypes>(
  definition: GameDefinition<K>,
  maker: PuzzleMaker<K>,
  file: PuzzleFile,
  puzzle: PackedPuzzle,
): PuzzleFile {
  const [table, difficulty, setup, choices] = puzzle;
  const compacted = maker.compact?.(file.tables[table]!, arrangeMatch(definition, file.tables[table]!, setup));
  if (compacted === undefined) return { ...file, puzzles: [...file.puzzles, puzzle] };
  const tables = [...file.tables, compacted.table];
  const compact: PackedPuzzle = [tables.length - 1, difficulty, setup.slice(compacted.skipped), choices];
  return { ...file, tables, puzzles: [...file.puzzles, compact] };
}

/** Where a puzzle may come from. */
interface PuzzleSource {
  readonly table: number;
  readonly setup: readonly number[];
  readonly seed: string;
}

/** Plays a race and returns after how many entries there may be a puzzle. */
function* playRace<K extends GameTypes>(maker: PuzzleMaker<K>, match: Match<K>, seed: string): Computation<number[]> {
  const { game, state } = match;
  const rng = Rng.from(seed);
  const drivers = Array.from({ length: game.seats }, (): Bot<K> => maker.bots[rng.pick(LEVELS)]);
  for (const bot of drivers) yield* bot.prepare(game);
  const dice = createFastDice(rng.fork());
  const lengths: number[] = [];
  for (;;) {
    resolveChance(match, dice);
    const seat = seatToMove(match);
    if (seat === null || match.entries.length > MAX_ENTRIES) return lengths;
    if (maker.keyOf(game, state, seat) !== null) lengths.push(match.entries.length);
    const bot = drivers[seat]!;
    const budget = bot.defaultBudget === null ? undefined : maker.raceBudget;
    appendEntry(match, [seat, yield* bot.think(observe(game, state, seat), rng, budget)]);
    yield;
  }
}

function seatToMove<K extends GameTypes>({ game, state }: Match<K>): Seat | null {
  const awaiting = game.awaiting(state);
  return awaiting.kind === 'moves' ? awaiting.seats[0]! : null;
}

function shuffle<T>(items: readonly T[], rng: Rng): T[] {
  const shuffled = [...items];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const other = rng.below(i + 1);
    [shuffled[i], shuffled[other]] = [shuffled[other]!, shuffled[i]!];
  }
  return shuffled;
}
