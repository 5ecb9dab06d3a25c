import { type NumericGame, type Observation, Rng } from '@paddock/kernel';
import { expect, it } from 'vitest';
import { PairedPlayouts } from '../src/debrief/paired-playouts.ts';
import { runToEnd } from '../src/index.ts';

it('a review has both probabilities from the same trials, so that neither exceeds 1', () => {
  const moves = [{ move: 0 }, { move: 1 }];
  const game = {
    seats: 2,
    clone: (state: object) => ({ ...state }),
    moveId: (move: object) => moves.indexOf(move as (typeof moves)[0]),
    playMoveId: (state: { move: number }, _seat: number, id: number) => {
      state.move = id;
    },
  } as unknown as NumericGame;
  // The second move always wins. The first nearly does in the trials on which the best move is chosen, never in those that value it.
  let trials = 0;
  const winProbabilities = new Float64Array(2);
  const evaluator = {
    winProbabilities,
    startTrial: () => {
      trials++;
      return (state: object) => {
        const won = (state as { move: number }).move === 1 ? 1 : trials % 2 === 1 ? 0.9 : 0;
        winProbabilities.set([won, 1 - won]);
      };
    },
  };
  const observation = { seat: 0, legal: moves, sample: () => ({ move: -1 }) } as unknown as Observation;
  const playouts = new PairedPlayouts(game, evaluator, () => 0);
  expect(runToEnd(playouts.review(observation, moves, moves[0]!, 10, Rng.from('test')))).toMatchObject({
    best: moves[1],
    madeProbability: 0,
    bestProbability: 1,
    error: 1,
  });
});
