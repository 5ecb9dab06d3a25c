import { type Event, formula } from '@paddock/formula';
import { arbitraryMatch } from '@paddock/kernel/testing/arbitrary';
import { examples } from '@paddock/kernel/testing/examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const RUNS = { numRuns: examples(40) };

describe('properties of any position', () => {
  it('every position passes its audit: no card is ever lost, and what lies on the table is true (FO-7)', () => {
    fc.assert(
      fc.property(arbitraryMatch(formula, 800), ({ game, state }) => {
        expect(game.audit(state)).toBeNull();
      }),
      RUNS,
    );
  });

  it('a preview equals what happens', () => {
    fc.assert(
      fc.property(arbitraryMatch(formula), fc.nat(), ({ game, state }, pick) => {
        if (state.phase !== 'play') return;
        const seat = state.toMove;
        const legal = game.legalMoves(state, seat);
        const move = legal[pick % legal.length]!;
        const seen = game.preview(state, seat, move);
        const after = game.clone(state);
        const events: Event[] = [];
        game.play(after, seat, move, events);
        if (seen.kind === 'draw') {
          expect(after.phase === 'draw').toBe(seen.source !== null);
          expect(events[0]!.type).toBe(seen.source === null ? 'passed' : 'draws');
          return;
        }
        const { formula: lies, laid, points, bound } = seen;
        expect(events[0]).toMatchObject({ type: 'formula', seat, formula: lies, laid: laid.length, points, bound });
        if (after.round === state.round) expect(after.handSizes[seat]).toBe(seen.left);
      }),
      RUNS,
    );
  });

  it('FO-10: every formula lays one to three cards, and a draw is always offered first', () => {
    fc.assert(
      fc.property(arbitraryMatch(formula), ({ game, state }) => {
        if (state.phase !== 'play') return;
        const [draw, ...formulas] = game.legalMoves(state, state.toMove);
        expect(draw).toEqual({ draw: true });
        for (const move of formulas) {
          const seen = game.preview(state, state.toMove, move);
          expect(seen.kind).toBe('formula');
          if (seen.kind === 'formula') expect([1, 2, 3]).toContain(seen.laid.length);
        }
      }),
      RUNS,
    );
  });
});
