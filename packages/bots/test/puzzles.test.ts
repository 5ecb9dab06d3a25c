import { runToEnd } from '@paddock/bots';
import { addPuzzle, createPuzzleFile, difficultyOf, PuzzleGenerator, puzzleMakerOf } from '@paddock/bots/puzzles';
import { findGame } from '@paddock/games';
import { createFastDice, resolveChance, Rng } from '@paddock/kernel';
import { encodeEntries } from '@paddock/kernel/entry-codes';
import { arrangeMatch, openPuzzle, type PuzzleFile } from '@paddock/kernel/puzzles';
import { expect, it } from 'vitest';

/** Adds races to a file until it has so many puzzles. */
function extend(game: string, file: PuzzleFile, count: number): PuzzleFile {
  const generator = new PuzzleGenerator(findGame(game)!, puzzleMakerOf(game)!, file);
  while (generator.file.puzzles.length < count) runToEnd(generator.addRace(count));
  return generator.file;
}

function generate(game: string, count: number, seed: string): PuzzleFile {
  return extend(game, createPuzzleFile(findGame(game)!, puzzleMakerOf(game)!, seed), count);
}

/** Without Pole Position, whose trees take seconds; the shipped puzzles are tests of it. */
const QUICK_GAMES = ['formel-fun', 'formula-de', 'formula'];

it.each(QUICK_GAMES)('a puzzle of %s has a clear best choice, which the seat to move may make', (game) => {
  const file = generate(game, 1, 'test');
  const { match, seat, choices } = openPuzzle(findGame(game)!, file, 0);
  expect(match.game.legalMoves(match.state, seat)).toEqual(expect.arrayContaining(choices.map(({ move }) => move)));
  expect(choices[0]!.isRight).toBe(true);
  if (file.unit !== 'cards') expect(choices.filter(({ isRight }) => isRight)).toHaveLength(1);
});

it('puzzles follow from the seed', () => {
  const { puzzles } = generate('formula', 1, 'seed');
  expect(generate('formula', 1, 'seed').puzzles).toEqual(puzzles);
  expect(generate('formula', 1, 'other').puzzles).not.toEqual(puzzles);
});

it('a run that was stopped goes on as if it had not been', () => {
  const stopped = generate('formula', 2, 'stop');
  const count = 3;
  expect(extend('formula', JSON.parse(JSON.stringify(stopped)) as PuzzleFile, count)).toEqual(
    extend('formula', stopped, count),
  );
  expect(stopped.puzzles).toEqual(generate('formula', count, 'stop').puzzles.slice(0, 2));
});

it('a puzzle of Pole Position names its course instead of the outcomes that lay it', () => {
  const [definition, maker] = [findGame('pole-position')!, puzzleMakerOf('pole-position')!];
  const empty = createPuzzleFile(definition, maker, 'course');
  const match = arrangeMatch(definition, empty.tables[0]!, []);
  resolveChance(match, createFastDice(Rng.from('course')));
  const { game, state } = match;
  const choices = [game.moveId(game.legalMoves(state, 0)[0]!), 500];
  const file = addPuzzle(definition, maker, empty, [0, 1, encodeEntries(match), choices]);
  expect(file.puzzles).toEqual([[empty.tables.length, 1, [], choices]]);
  expect(file.tables.at(-1)!.options).toMatchObject({ course: 'custom' });
  expect(openPuzzle(definition, file, 0).match.state).toEqual(state);
});

it('the more levels fail, the higher the difficulty', () => {
  expect([0, 0.1, 0.3, 0.5, 0.6].map(difficultyOf)).toEqual([1, 2, 3, 4, 5]);
});
