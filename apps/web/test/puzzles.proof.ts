import { readFileSync } from 'node:fs';
import { runToEnd } from '@paddock/bots';
import { puzzleMakerOf } from '@paddock/bots/puzzles';
import { findGame } from '@paddock/games';
import { observe, Rng } from '@paddock/kernel';
import { openPuzzle, type PuzzleFile } from '@paddock/kernel/puzzles';
import { expect, it } from 'vitest';

/** With how many times the budget puzzles are judged again. Those of Pole Position have been judged with five times the first budget. */
const EFFORTS: Readonly<Record<string, number>> = {
  'formel-fun': 20,
  'formula-de': 20,
  'pole-position': 4,
  formula: 20,
};
/** How many puzzles of each game. */
const SAMPLE = 8;
/** Puzzles just above the limits may be just below them with other samples. */
const MAX_UNCLEAR = 2;

it.each(Object.keys(EFFORTS))('%s: the best choice of a sample of the puzzles is the same with more effort', (game) => {
  const path = new URL(`../src/games/${game}/puzzles/puzzles.json`, import.meta.url);
  const file = JSON.parse(readFileSync(path, 'utf8')) as PuzzleFile;
  const rng = Rng.from(`${process.env['PROOF_SEED'] ?? 'proof'} ${game}`);
  let unclear = 0;
  for (let n = 0; n < SAMPLE; n++) {
    const index = rng.below(file.puzzles.length);
    const { match, seat, choices } = openPuzzle(findGame(game)!, file, index);
    const judged = runToEnd(puzzleMakerOf(game)!.judge(observe(match.game, match.state, seat), rng, EFFORTS[game]!));
    if (judged === null) unclear++;
    else expect([index, judged[0]!.move]).toEqual([index, choices[0]!.move]);
  }
  expect(unclear).toBeLessThanOrEqual(MAX_UNCLEAR);
});
