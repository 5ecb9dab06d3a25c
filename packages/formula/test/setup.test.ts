import { type Card, formula, type FormulaTypes } from '@paddock/formula';
import { appendEntry, startMatch, CHANCE, type Match, resolveChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { createOptions } from './positions.ts';

interface Table {
  pile: Card[];
  hands: Card[][];
  dealer: number | null;
  toMove: number | null;
  formula: { op: string | null; a: string[]; b: string[]; c: string[] };
}

describe('components and set-up', () => {
  const start = (seats: number): Match<FormulaTypes> => startMatch(formula, seats, createOptions());

  it('FO-1, FO-2: three 0s, six of each other digit and two jokers, 59 cards; the symbols are no cards', () => {
    const game = formula.create(2, createOptions());
    const { pile } = game.table(game.setup()) as Table;
    expect(pile).toHaveLength(59);
    expect(pile.filter((card) => card === 'J')).toHaveLength(2);
    expect(pile.filter((card) => card === '0')).toHaveLength(3);
    for (const digit of '123456789') expect(pile.filter((card) => card === digit)).toHaveLength(6);
  });

  it('FO-3: 2 to 6 players', () => {
    expect(formula.seats).toEqual({ min: 2, max: 6 });
  });

  it.each([2, 3, 4, 5, 6])(
    'FO-4, FO-5: %i players: a dealer, seven cards each seat by seat, two open cards',
    (seats) => {
      const match = start(seats);
      const { game, state } = match;
      expect(game.table(state)).toMatchObject({ dealer: null, toMove: null, round: 1 });
      expect(game.awaiting(state)).toEqual({ kind: 'chance', ways: seats, label: 'dealer' });
      appendEntry(match, [CHANCE, seats - 1]);
      expect(game.table(state)).toMatchObject({ dealer: seats - 1, toMove: null });
      for (let card = 0; card < seats * 7; card++) {
        expect(game.awaiting(state)).toEqual({ kind: 'chance', ways: 59 - card, label: 'deal' });
        expect(game.chance(state, 0)).toMatchObject({ label: 'deal', seat: Math.floor(card / 7) });
        appendEntry(match, [CHANCE, 0]);
      }
      const dealt = game.table(state) as Table;
      expect(dealt.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 7));
      expect(dealt.formula).toEqual({ op: null, a: [], b: [], c: [] });
      resolveChance(match, () => 0);
      const opened = game.table(state) as Table;
      expect(opened.formula).toMatchObject({ op: null, c: [] });
      expect(opened.formula.a).toHaveLength(1);
      expect(opened.formula.b).toHaveLength(1);
      expect(opened.pile).toHaveLength(59 - seats * 7 - 2);
    },
  );

  it('FO-5: jokers are never turned up: the open cards come from the digits of the pile', () => {
    const match = start(2);
    const { game, state } = match;
    // The first card of the list is always dealt: the jokers, last in it, stay in the pile.
    appendEntry(match, [CHANCE, 0]);
    for (let card = 0; card < 14; card++) appendEntry(match, [CHANCE, 0]);
    expect((game.table(state) as Table).pile.filter((card) => card === 'J')).toHaveLength(2);
    expect(game.awaiting(state)).toEqual({ kind: 'chance', ways: 43, label: 'open' });
    expect(game.chance(state, 42)).toEqual({ label: 'open', result: '9' });
    appendEntry(match, [CHANCE, 42]);
    expect(game.awaiting(state)).toEqual({ kind: 'chance', ways: 42, label: 'open' });
    expect(game.table(state)).toMatchObject({ formula: { a: ['9'], b: [] }, toMove: null });
    appendEntry(match, [CHANCE, 0]);
    expect(game.table(state)).toMatchObject({ formula: { op: null, a: ['9'], b: ['2'], c: [] }, opened: false });
  });

  it('FO-6: the player to the left of the dealer begins, and play goes round by seat', () => {
    for (const dealer of [0, 1, 2]) {
      const match = start(3);
      appendEntry(match, [CHANCE, dealer]);
      resolveChance(match, () => 0);
      const { game, state } = match;
      const order: number[] = [];
      for (let turn = 0; turn < 4; turn++) {
        const { toMove } = state;
        order.push(toMove);
        appendEntry(match, [toMove, { draw: true }]);
        resolveChance(match, () => 0);
      }
      expect(order).toEqual([1, 2, 3, 4].map((i) => (dealer + i) % 3));
      expect(game.table(state)).toMatchObject({ turns: 4 });
    }
  });
});
