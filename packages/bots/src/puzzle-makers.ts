import { formelFunPuzzles } from './formel-fun/puzzles.ts';
import { formulaDePuzzles } from './formula-de/puzzles.ts';
import { formulaPuzzles } from './formula/puzzles.ts';
import { polePositionPuzzles } from './pole-position/puzzles.ts';
import type { PuzzleMaker } from './puzzles/index.ts';

export * from './puzzles/index.ts';

/** What makes the puzzles of each game, by id. */
const MAKERS: ReadonlyMap<string, PuzzleMaker> = new Map(
  [formelFunPuzzles, formulaDePuzzles, polePositionPuzzles, formulaPuzzles].map((maker) => [
    maker.bots.game,
    maker as unknown as PuzzleMaker,
  ]),
);

export function puzzleMakerOf(game: string): PuzzleMaker | undefined {
  return MAKERS.get(game);
}
