import { type Card, formula, type FormulaGame, createFormulaGame, type Move, type State } from '@paddock/formula';
import { startMatch, Rng } from '@paddock/kernel';
import { arbitraryMatch } from '@paddock/kernel/testing/arbitrary';
import { examples } from '@paddock/kernel/testing/examples';
import { pairwiseSetups } from '@paddock/kernel/testing/setups';
import { playRandomly } from '@paddock/kernel/testing/walk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listFormulasByBruteForce, type Position } from './brute-force.ts';
import { createRandomScene, createScene } from './positions.ts';

function compareLegalMoves(game: FormulaGame, s: State, seat: number): number {
  const table = game.table(s) as Position & { hands: Card[][] };
  const { goal, useTable } = game.options;
  const expected = listFormulasByBruteForce(table, table.hands[seat]!, goal === 'points' ? 2 : 3, useTable).sort();
  const legal = game.legalMoves(s, seat).map((move: Move) => JSON.stringify(move));
  expect(legal[0]).toBe('{"draw":true}');
  expect(legal.slice(1).sort()).toEqual(expected);
  return expected.length;
}

describe('the legal formulas are exactly those found by brute force', () => {
  it.each([
    [0, 7, 200],
    [0, 12, 50],
    [1, 4, 40],
    [1, 7, 15],
    [2, 5, 15],
    [2, 7, 8],
  ])('with %i jokers among up to %i cards', (jokers, cards, few) => {
    const scenes = examples(few);
    const rng = Rng.from(`completeness ${jokers} ${cards}`);
    let formulas = 0;
    for (let i = 0; i < scenes; i++) {
      const { game, s } = createScene(createRandomScene(rng, cards, jokers));
      formulas += compareLegalMoves(game, s, 0);
    }
    expect(formulas).toBeGreaterThan(scenes);
  });

  it('in positions of real games at every table', () => {
    for (const setup of pairwiseSetups(formula)) {
      const rng = Rng.from(JSON.stringify(setup));
      let left = 15;
      playRandomly(startMatch(formula, setup.seats, setup.options), rng, ({ state }) => {
        const joker = state.phase === 'play' && state.hands[state.toMove * 11 + 10]! > 0;
        if (state.phase !== 'play' || joker || rng.below(4) > 0) return;
        compareLegalMoves(createFormulaGame(setup.seats, setup.options), state, state.toMove);
        return --left > 0;
      });
    }
  });

  it('in any position that can arise', () => {
    fc.assert(
      fc.property(arbitraryMatch(formula, 120), ({ game, state }) => {
        if (state.phase !== 'play' || state.hands[state.toMove * 11 + 10]! > 1) return;
        compareLegalMoves(game as FormulaGame, state, state.toMove);
      }),
      { numRuns: examples(30) },
    );
  });
});
