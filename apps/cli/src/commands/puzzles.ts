import { runToEnd } from '@paddock/bots';
import { createPuzzleFile, PuzzleGenerator, type PuzzleMaker, puzzleMakerOf } from '@paddock/bots/puzzles';
import { type PuzzleFile, PUZZLES_FORMAT } from '@paddock/kernel/puzzles';
import type { GameDefinition } from '@paddock/kernel';
import { Command } from 'commander';
import { existsSync } from 'node:fs';
import { createIntegerParser, parseGame } from '../arguments.ts';
import { UserError } from '../errors.ts';
import { readJson, writeFileAtomically } from '../files.ts';
import { formatPuzzles } from '../puzzles/format.ts';

const HELP = `
A puzzle is a position of a race between bots in which one choice is clearly better than all others, checked with a large
budget. Its difficulty says how often the levels fail at it (docs/puzzles.md).

With --out the file is written after every puzzle. If it exists, the search goes on where it was stopped.

Example:
  paddock puzzles formula-de --count 20 --seed monday --out puzzles.json`;

interface PuzzlesOptions {
  count: number;
  seed: string;
  out?: string;
}

export function puzzlesCommand(): Command {
  return new Command('puzzles')
    .description('make puzzles out of races between bots: positions with one best choice')
    .argument('<game>', 'which game (paddock games lists them)')
    .option('--count <n>', 'how many puzzles', createIntegerParser(1, 100_000), 10)
    .option('--seed <text>', 'the same seed gives the same puzzles', 'puzzles')
    .option('--out <file>', 'where to write them; printed otherwise')
    .addHelpText('after', HELP)
    .action(makePuzzles);
}

function makePuzzles(id: string, { count, seed, out }: PuzzlesOptions): void {
  const definition = parseGame(id);
  const maker = puzzleMakerOf(id);
  if (maker === undefined) throw new UserError(`there are no puzzles of ${definition.title}`);
  const empty = createPuzzleFile(definition, maker, seed);
  const started = out !== undefined && existsSync(out) ? readPuzzles(out, empty) : empty;
  const generator = openGenerator(definition, maker, started, out);
  while (generator.file.puzzles.length < count) {
    const before = generator.file.puzzles.length;
    runToEnd(generator.addRace(count));
    const { puzzles, races } = generator.file;
    if (out === undefined || puzzles.length === before) continue;
    writeFileAtomically(out, formatPuzzles(generator.file));
    console.log(`${puzzles.length} of ${count} puzzles after ${races} races; difficulty ${puzzles.at(-1)![1]}`);
  }
  if (out === undefined) process.stdout.write(formatPuzzles(generator.file));
}

function openGenerator(
  definition: GameDefinition,
  maker: PuzzleMaker,
  file: PuzzleFile,
  path: string | undefined,
): PuzzleGenerator {
  try {
    return new PuzzleGenerator(definition, maker, file);
  } catch (error) {
    throw path === undefined ? error : new UserError(`${path}: ${(error as Error).message}`);
  }
}

/** Only a file that was made in the same way can be continued. */
function readPuzzles(path: string, empty: PuzzleFile): PuzzleFile {
  const file = readJson(path) as PuzzleFile | null;
  if (file?.format !== PUZZLES_FORMAT) throw new UserError(`${path} is not a file of puzzles`);
  // Later tables belong to single puzzles.
  const wayOf = (one: PuzzleFile): string =>
    JSON.stringify({ ...one, races: 0, tables: one.tables.slice(0, empty.tables.length), puzzles: [] });
  if (wayOf(file) !== wayOf(empty))
    throw new UserError(
      `${path} was made for another game, with another seed or by another version: name another file`,
    );
  return file;
}
