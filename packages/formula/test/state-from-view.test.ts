import {
  formula,
  type FormulaGame,
  createStateFromView,
  type FormulaMove,
  type Token,
  type View,
} from '@paddock/formula';
import { Rng } from '@paddock/kernel';
import { arbitraryMatch } from '@paddock/kernel/testing/arbitrary';
import { examples } from '@paddock/kernel/testing/examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandomScene, createScene } from './positions.ts';

const TOKENS: readonly Token[] = ['0', '1', '2', '3', '5', '7', '9', 'J0', 'J4', 'J8', 'k0', 'k1', 'k2'];

/** Anything a person may put together, most of it not allowed. */
function createRandomFormula(rng: Rng): FormulaMove {
  const list = (): Token[] => Array.from({ length: rng.below(4) }, () => rng.pick(TOKENS));
  return { op: rng.pick(['+', '-', 'x', '/'] as const), a: list(), b: list(), c: list() };
}

/** A view as it comes over the wire. */
function throughJson(view: View): View {
  return JSON.parse(JSON.stringify(view)) as View;
}

describe('a state created from a view (FO-26)', () => {
  it('gives every seat the same view, and passes the audit', () => {
    fc.assert(
      fc.property(arbitraryMatch(formula, 800), ({ game, state }) => {
        for (let seat = 0; seat < game.seats; seat++) {
          const view = throughJson(game.view(state, seat));
          const dreamt = createStateFromView(view, seat);
          expect(game.view(dreamt, seat)).toEqual(view);
          // What waits for chance while a card is drawn looks like the decision before.
          expect(dreamt.phase).toBe(state.phase === 'draw' ? 'play' : state.phase);
          expect(game.audit(dreamt)).toBeNull();
        }
      }),
      { numRuns: examples(40) },
    );
  });

  it('gives every seat the same legal moves, previews and reasons as the true state', () => {
    fc.assert(
      fc.property(arbitraryMatch(formula, 600), fc.string(), ({ game, state }, seed) => {
        if (state.phase === 'draw') return;
        const rng = Rng.from(seed);
        for (let seat = 0; seat < game.seats; seat++) {
          const dreamt = createStateFromView(throughJson(game.view(state, seat)), seat);
          const legal = game.legalMoves(state, seat);
          expect(game.legalMoves(dreamt, seat)).toEqual(legal);
          for (let i = 0; i < legal.length; i += 7) {
            expect(game.preview(dreamt, seat, legal[i]!)).toEqual(game.preview(state, seat, legal[i]!));
          }
          const rules = game as FormulaGame;
          for (const move of [...legal.slice(0, 5), ...Array.from({ length: 20 }, () => createRandomFormula(rng))]) {
            expect(rules.explain(dreamt, seat, move)).toEqual(rules.explain(state, seat, move));
          }
        }
      }),
      { numRuns: examples(40) },
    );
  });

  it('does so in rare positions, where a formula binds or may not stay 0 (FO-17)', () => {
    const rng = Rng.from('imagined');
    for (let run = 0; run < 300; run++) {
      const { game, s } = createScene(createRandomScene(rng, 7, rng.below(3)));
      const dreamt = createStateFromView(game.view(s, 0), 0);
      expect(game.legalMoves(dreamt, 0)).toEqual(game.legalMoves(s, 0));
      for (let i = 0; i < 20; i++) {
        const move = createRandomFormula(rng);
        expect(game.explain(dreamt, 0, move)).toEqual(game.explain(s, 0, move));
      }
    }
  });

  it('works for spectators, who see no hand', () => {
    const { game, s } = createScene({ hand: ['1', '2'], op: '+', a: ['2'], b: ['4'], c: ['6'] });
    const view = game.view(s, null);
    expect(game.view(createStateFromView(view, 0), null)).toEqual(view);
  });
});
