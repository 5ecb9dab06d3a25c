import { describe, expect, it } from 'vitest';
import type { Card, Preview } from '@paddock/formel-fun';
import { createPosition } from './position.ts';

/** The preview of a card for a car of the first seat on this position, with another card in hand. */
function previewWith(pos: number, card: Card, rest: readonly Card[], ahead = 20): Preview {
  const { game, state } = createPosition({
    cars: { 0: [pos, 1], 3: [ahead, 1], 6: [-10, 1] },
    hands: [[card, ...rest]],
    order: [0, 3, 6],
  });
  return game.preview(state, 0, { card, turbo: false });
}

describe('what a move does to the rest of the hand', () => {
  it('FF-12: a red number counts next if the car then stands on it and the card stays in hand', () => {
    expect(previewWith(3, 'B6', ['R9', 'R4'])).toMatchObject({ to: 9, nextNumber: 9, hasNextRed: true });
    expect(previewWith(3, 'B7', ['R9', 'R4'])).toMatchObject({ to: 10, nextNumber: 10, hasNextRed: false });
  });

  it('FF-11: the card that is played does not count again', () => {
    // From a 3 the red 6 counts blue 3 and leads to a 6.
    expect(previewWith(3, 'R6', ['B7'])).toMatchObject({ to: 6, nextNumber: 6, hasNextRed: false });
    expect(previewWith(3, 'R6', ['R6'])).toMatchObject({ to: 6, nextNumber: 6, hasNextRed: true });
  });

  it('FF-13: the red 1 counts next on a 1, where it moves only 1', () => {
    expect(previewWith(3, 'B8', ['R1'])).toMatchObject({ to: 11, nextNumber: 1, hasNextRed: true });
  });

  it('FF-19: the space counts on which the car ends, not the one it aimed at', () => {
    const { game, state } = createPosition({
      cars: { 0: [0, 1], 3: [6, 1], 4: [6, 2], 5: [6, 3], 6: [6, 4] },
      hands: [['B6', 'R5']],
      order: [0, 3, 4, 5, 6],
    });
    expect(game.preview(state, 0, { card: 'B6', turbo: false })).toMatchObject({
      to: 5,
      nextNumber: 5,
      hasNextRed: true,
    });
  });

  it('FF-25: nothing counts next when this turn ends the race, because the cars line up anew', () => {
    expect(previewWith(29, 'B6', ['R5'])).toMatchObject({ to: 35, nextNumber: null, hasNextRed: false });
    expect(previewWith(3, 'B6', ['R9'], 31)).toMatchObject({ to: 9, nextNumber: null, hasNextRed: false });
  });
});
