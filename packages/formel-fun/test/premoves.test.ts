import type { Card } from '@paddock/formel-fun';
import { describe, expect, it } from 'vitest';
import { listPremoves } from '../src/premoves.ts';
import type { View } from '../src/types.ts';
import { createPosition } from './position.ts';

/** Seat 0 has cars 0, 1 and 2; car 3 of seat 1 is to move, and then cars 1 and 2. */
function createView(hand: readonly Card[], given: Partial<View> = {}): View {
  const { game, state } = createPosition({
    cars: { 0: [9, 1], 1: [7, 1], 2: [6, 1], 3: [8, 1], 6: [1, 1] },
    hands: [hand],
    order: [3, 1, 2],
  });
  return { ...game.view(state, 0), ...given };
}

describe('premoves', () => {
  it('FF-11: offers every card of the hand for the next car, with and without an extra Turbo', () => {
    expect(listPremoves(createView(['R5', 'T', 'R5']), 0, [])).toEqual([
      { card: 'R5', turbo: false },
      { card: 'R5', turbo: true },
      { card: 'T', turbo: false },
    ]);
  });

  it('offers no card twice', () => {
    expect(listPremoves(createView(['R5', 'T', 'R5']), 0, [{ card: 'R5', turbo: true }])).toEqual([
      { card: 'R5', turbo: false },
    ]);
  });

  it('offers one card for each car that is still to move', () => {
    const chosen = [
      { card: 'T', turbo: false },
      { card: 'R5', turbo: false },
    ] as const;
    expect(listPremoves(createView(['R5', 'T', 'R5']), 0, chosen)).toEqual([]);
    // All have moved: the three cars of the next turn.
    expect(listPremoves(createView(['R5', 'T', 'R5'], { order: [3] }), 0, chosen)).toEqual([
      { card: 'R5', turbo: false },
    ]);
  });

  it('FF-16: offers no fourth extra Turbo', () => {
    expect(listPremoves(createView(['R5', 'T'], { extraTurbos: [3, 0, 0] }), 0, [])).toEqual([
      { card: 'R5', turbo: false },
      { card: 'T', turbo: false },
    ]);
    expect(
      listPremoves(createView(['R5', 'T', 'T', 'R6'], { extraTurbos: [2, 0, 0] }), 0, [{ card: 'R6', turbo: true }]),
    ).toEqual([
      { card: 'R5', turbo: false },
      { card: 'T', turbo: false },
    ]);
  });

  it('offers nothing to a spectator', () => {
    expect(listPremoves(createView(['R5'], { hand: null }), 0, [])).toEqual([]);
  });
});
