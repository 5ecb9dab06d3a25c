import { describe, expect, it } from 'vitest';
import { CARDS, formelFun, printedNumber } from '@paddock/formel-fun';
import { DECK } from '../src/cards.ts';
import { playAndMove, endPositionOf, createPosition } from './position.ts';

describe('cards', () => {
  it('FF-4: 110 cards: 8 of each red number, 8 each of blue 6, 7 and 8, and 6 Turbos', () => {
    const deck = Object.fromEntries(CARDS.map((card, kind) => [card, DECK[kind]]));
    expect(deck).toEqual({
      ...{ R1: 8, R2: 8, R3: 8, R4: 8, R5: 8, R6: 8, R7: 8, R8: 8, R9: 8, R10: 8 },
      ...{ B6: 8, B7: 8, B8: 8, T: 6 },
    });
    expect(DECK.reduce((sum, count) => sum + count, 0)).toBe(110);
  });

  it('FF-9: five cards each, the rest is the pile', () => {
    const game = formelFun.create(5, { win: 'title' });
    const state = game.setup();
    while (game.awaiting(state).kind === 'chance') game.resolve(state, 0);
    expect(game.view(state, null).handSizes).toEqual([5, 5, 5, 5, 5]);
    expect(state.pileSize).toBe(110 - 25);
  });

  it('FF-10: a hand belongs to the player and is kept from race to race', () => {
    const p = createPosition({
      cars: { 0: [30, 1], 3: [29, 1], 6: [28, 1] },
      hands: [
        ['B8', 'R2', 'R3', 'R4', 'R5'],
        ['B7', 'R6', 'R7', 'R8', 'R9'],
        ['R1', 'R10', 'T', 'B6', 'B6'],
      ],
    });
    playAndMove(p, 'B8');
    playAndMove(p, 'B7');
    playAndMove(p, 'B6');
    expect(p.state.race).toBe(2);
    // The two left keep what they held, each with the one card drawn; nothing is dealt again.
    expect(p.game.view(p.state, 0).hand).toEqual(['R1', 'R2', 'R3', 'R4', 'R5']);
    expect(p.game.view(p.state, 1).hand).toEqual(['R1', 'R6', 'R7', 'R8', 'R9']);
  });

  it('FF-12: a red number counts only on a space of its own number, otherwise the card moves 3', () => {
    for (let number = 2; number <= 10; number++) {
      const card = `R${number}` as (typeof CARDS)[number];
      for (let pos = 1; pos <= 10; pos++) expect(endPositionOf(pos, card)).toBe(pos + (pos === number ? number : 3));
    }
  });

  it('FF-12: it is not a choice: on space 2 the red 2 moves only 2', () => {
    expect(endPositionOf(2, 'R2')).toBe(4);
    expect(endPositionOf(12, 'R2')).toBe(14);
    expect(endPositionOf(22, 'R2')).toBe(24);
  });

  it('FF-13: the red 1 moves 10, or exactly 1 on a space numbered 1', () => {
    expect(endPositionOf(1, 'R1')).toBe(2);
    expect(endPositionOf(11, 'R1')).toBe(12);
    for (let pos = 2; pos <= 10; pos++) expect(endPositionOf(pos, 'R1')).toBe(pos + 10);
  });

  it('FF-14: a plain blue card moves its number', () => {
    for (let pos = 1; pos <= 30; pos++) {
      expect(endPositionOf(pos, 'B6')).toBe(pos + 6);
      expect(endPositionOf(pos, 'B7')).toBe(pos + 7);
      expect(endPositionOf(pos, 'B8')).toBe(pos + 8);
    }
  });

  it('FF-15: a Turbo alone moves 5, as an extra card it adds 5, two together move 10', () => {
    expect(endPositionOf(5, 'T')).toBe(10);
    expect(endPositionOf(5, 'R4', true)).toBe(5 + 3 + 5);
    expect(endPositionOf(4, 'R4', true)).toBe(4 + 4 + 5);
    expect(endPositionOf(1, 'R1', true)).toBe(1 + 1 + 5);
    const p = createPosition({ cars: { 0: [5, 1], 3: [-9, 1] }, hands: [['T', 'T', 'B6']], order: [0, 3] });
    playAndMove(p, 'T', true);
    expect(p.state.pos[0]).toBe(15);
  });

  it('FF-15: two Turbos need two Turbos in the hand', () => {
    const p = createPosition({ cars: { 0: [5, 1], 3: [-9, 1] }, hands: [['T', 'B6']], order: [0, 3] });
    expect(p.game.legalMoves(p.state, 0)).toEqual([
      { card: 'B6', turbo: false },
      { card: 'B6', turbo: true },
      { card: 'T', turbo: false },
    ]);
  });

  it('FF-16: an extra Turbo shrinks the hand for good', () => {
    const p = createPosition({
      cars: { 0: [5, 1], 3: [-9, 1] },
      hands: [
        ['T', 'B6', 'R2', 'R3', 'R4'],
        ['R5', 'R6', 'R7', 'R8', 'R9'],
      ],
      order: [0, 3],
    });
    playAndMove(p, 'B6', true);
    expect(p.game.view(p.state, 0).handSizes[0]).toBe(4);
    expect(p.state.extraTurbos[0]).toBe(1);
    playAndMove(p, 'R5');
    playAndMove(p, 'R2');
    expect(p.game.view(p.state, 0).handSizes[0]).toBe(4);
  });

  it('FF-16: after three extra Turbos no more, but a Turbo as the only card is always allowed', () => {
    const hands = [['T', 'T', 'B6'] as const];
    const third = createPosition({ cars: { 0: [5, 1], 3: [0, 1] }, hands, extraTurbos: [2, 0, 0] });
    expect(third.game.legalMoves(third.state, 0)).toContainEqual({ card: 'B6', turbo: true });
    const done = createPosition({ cars: { 0: [5, 1], 3: [0, 1] }, hands, extraTurbos: [3, 0, 0] });
    expect(done.game.legalMoves(done.state, 0)).toEqual([
      { card: 'B6', turbo: false },
      { card: 'T', turbo: false },
    ]);
  });

  it('equal cards are one move, in the order of the notation', () => {
    const p = createPosition({ cars: { 0: [5, 1], 3: [0, 1] }, hands: [['B7', 'R10', 'R2', 'R2', 'R1']] });
    expect(p.game.legalMoves(p.state, 0).map(({ card }) => card)).toEqual(['R1', 'R2', 'R10', 'B7']);
  });

  it('the examples of the rulebook: on 2 a move of 6 ends on 8, on 9 a move of 8 on 7 of the next section', () => {
    expect(printedNumber(endPositionOf(2, 'B6'))).toBe(8);
    expect(endPositionOf(9, 'B8')).toBe(17);
    expect(printedNumber(17)).toBe(7);
    expect(endPositionOf(4, 'R4')).toBe(8);
    expect(endPositionOf(5, 'R4')).toBe(8);
  });
});
