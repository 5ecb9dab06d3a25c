import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formelFun, printedNumber } from '@paddock/formel-fun';
import { arbitraryMatch } from '@paddock/kernel/testing/arbitrary';
import { examples } from '@paddock/kernel/testing/examples';

const RUNS = { numRuns: examples(50) };

describe('properties of any position', () => {
  it('a preview equals what happens', () => {
    fc.assert(
      fc.property(arbitraryMatch(formelFun), fc.nat(), ({ game, state }, pick) => {
        const awaiting = game.awaiting(state);
        if (awaiting.kind !== 'moves') return;
        const seat = awaiting.seats[0]!;
        const car = state.order[state.mover]!;
        const legal = game.legalMoves(state, seat);
        const move = legal[pick % legal.length]!;
        const { to, lane, handAfter, nextNumber } = game.preview(state, seat, move);
        const after = game.clone(state);
        const events: { type: string }[] = [];
        game.play(after, seat, move);
        game.resolve(after, 0, events as never);
        expect(events).toContainEqual(expect.objectContaining({ type: 'moved', car, to, lane }));
        const cards = game.view(after, seat).hand!.length;
        if (cards > 0) expect(cards).toBe(handAfter);
        // The race goes on, with the car on this number, or the cars line up anew.
        const isSameRace = after.race === state.race && after.phase !== 'over';
        if (isSameRace && nextNumber !== null) expect(nextNumber).toBe(printedNumber(after.pos[car]!));
        if (!isSameRace) expect(nextNumber).toBeNull();
      }),
      RUNS,
    );
  });

  it('FF-19: no car ever lands behind the space it left, nor further than its cards say', () => {
    fc.assert(
      fc.property(arbitraryMatch(formelFun), ({ game, state }) => {
        const awaiting = game.awaiting(state);
        if (awaiting.kind !== 'moves') return;
        const seat = awaiting.seats[0]!;
        const from = state.pos[state.order[state.mover]!]!;
        for (const move of game.legalMoves(state, seat)) {
          const { to, aimed, distance } = game.preview(state, seat, move);
          expect(aimed).toBe(from + distance);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(to).toBeLessThanOrEqual(aimed);
        }
      }),
      RUNS,
    );
  });

  it('every position passes its audit', () => {
    fc.assert(
      fc.property(arbitraryMatch(formelFun, 1500), ({ game, state }) => {
        expect(game.audit(state)).toBeNull();
      }),
      RUNS,
    );
  });
});
