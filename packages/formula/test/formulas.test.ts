import { describe, expect, it } from 'vitest';
import { isLegal, parseFormula, createScene, type SceneSketch } from './positions.ts';

/** `1 × 10 = 10` on the table. */
const TEN: Omit<SceneSketch, 'hand'> = { op: 'x', a: ['1'], b: ['1', '0'], c: ['1', '0'] };

describe('the formula', () => {
  it('FO-7: the formula must be true', () => {
    const p = createScene({ hand: ['6', '7', '8'], a: ['2'], b: ['4'] });
    expect(isLegal(p, 'k0 + k0 = 6')).toBe(true);
    expect(isLegal(p, 'k0 x k0 = 8')).toBe(true);
    expect(isLegal(p, 'k0 + k0 = 7')).toBe(false);
  });

  it('FO-7: no negative result, no fraction, no division by 0', () => {
    const p = createScene({ hand: ['0', '2', '5'], op: '+', a: ['4'], b: ['2'], c: ['6'] });
    expect(isLegal(p, 'k0 / k0 = 2')).toBe(true);
    expect(isLegal(p, '5 / k0 = 2')).toBe(false);
    expect(isLegal(p, 'k0 / 0 = 0')).toBe(false);
    expect(isLegal(p, '2 - 5 = 0')).toBe(false);
  });

  it('FO-7: a number starts with 0 only if it is 0', () => {
    const p = createScene({ hand: ['0', '0', '6'], op: '+', a: ['2'], b: ['4'], c: ['6'] });
    expect(isLegal(p, 'k0 x 0 = 0')).toBe(true);
    expect(isLegal(p, 'k0 + k0 = 0.6')).toBe(false);
    expect(isLegal(p, 'k0 + k0 = 0.k0')).toBe(false);
    expect(isLegal(createScene({ hand: ['0', '0', '5'], a: ['3'], b: ['3'] }), 'k0 - k0 = 0.0')).toBe(false);
  });

  it('FO-7: up to three digits, with points only two', () => {
    const hundred: SceneSketch = { hand: ['1', '0', '0'], op: '-', a: ['5', '0'], b: ['5', '0'], c: ['0'] };
    expect(isLegal(createScene(hundred), 'k0.k1 + k0.k1 = 1.0.0')).toBe(true);
    expect(isLegal(createScene({ ...hundred, options: { goal: 'points' } }), 'k0.k1 + k0.k1 = 1.0.0')).toBe(false);
    expect(isLegal(createScene({ ...hundred, options: { goal: 'points' } }), 'k0.k1 - 1.0 = 4.0')).toBe(false);
    const four: SceneSketch = { hand: ['1'], op: '+', a: ['9', '9', '9'], b: ['0'], c: ['9', '9', '9'] };
    expect(isLegal(createScene(four), 'k0.k1.k2 + 1 = 1.0.0.0')).toBe(false);
  });

  it('FO-8: the symbol is free and may be changed', () => {
    const p = createScene({ hand: ['8'], op: '+', a: ['2'], b: ['4'], c: ['6'] });
    expect(isLegal(p, 'k0 x k0 = 8')).toBe(true);
    p.game.play(p.s, 0, parseFormula('k0 x k0 = 8'));
    expect(p.game.table(p.s)).toMatchObject({ formula: { op: 'x', a: ['2'], b: ['4'], c: ['8'] } });
  });
});

describe('a turn', () => {
  it('FO-9: the first formula takes its answer from the hand, of up to three cards; the open cards stay', () => {
    const p = createScene({ hand: ['1', '4', '8', '7'], a: ['7'], b: ['2'] });
    expect(isLegal(p, 'k0 x k0 = 1.4')).toBe(true);
    expect(isLegal(p, '4 x k0 = 8')).toBe(false);
    expect(isLegal(p, '7 x k0 = 1.4')).toBe(false);
    expect(p.game.legalMoves(p.s, 0)).toEqual([{ draw: true }, parseFormula('k0 x k0 = 1.4')]);
  });

  it('FO-10: one to three cards', () => {
    const p = createScene({ hand: ['8', '8', '1', '6', '4'], op: '+', a: ['2'], b: ['4'], c: ['6'] });
    expect(isLegal(p, '8 x 8 = k0.4')).toBe(true);
    expect(isLegal(p, '8 x 8 = 6.4')).toBe(false);
    expect(isLegal(p, 'k0 + k0 = k0')).toBe(false);
  });

  it('FO-11: a one-card number may be covered', () => {
    const p = createScene({ hand: ['8', '1', '5'], op: '+', a: ['2'], b: ['4'], c: ['6'] });
    expect(isLegal(p, '1 + k0 = 5')).toBe(true);
    expect(isLegal(p, 'k0 x k0 = 8')).toBe(true);
  });

  it('FO-12: on a 10, one card in its place, or any cards over the whole, but nothing is taken away', () => {
    const p = createScene({ ...TEN, hand: ['2', '5', '1', '2'] });
    expect(isLegal(p, 'k0 x k0.2 = k0.2')).toBe(true);
    expect(isLegal(p, '2 x 5 = k0.k1')).toBe(true);
    expect(isLegal(p, 'k0 x 5 = 5')).toBe(false); // one 5 only
    const q = createScene({ ...TEN, hand: ['5', '5', '1', '1'] });
    expect(isLegal(q, 'k0 x 5 = 5')).toBe(true);
    expect(isLegal(q, 'k0 x 1 = 1')).toBe(true); // a 1 from the hand covers the 10
    expect(isLegal(q, '1 x k0 = k0')).toBe(false); // the 0 of the 10 may not be taken away
    expect(isLegal(q, '1 x k1 = k1')).toBe(false);
  });

  it('FO-12: a three-card number may be changed in several places', () => {
    const p = createScene({ hand: ['3', '9', '2', '0'], op: '+', a: ['1'], b: ['1', '2', '3'], c: ['1', '2', '4'] });
    expect(isLegal(p, 'k0 + k0.k1.2 = k0.k1.3')).toBe(true);
    expect(isLegal(p, 'k0 + k0.k1.9 = k0.3.0')).toBe(true); // 124 becomes 130: two places covered
    expect(isLegal(p, 'k0 + k0.9 = k0.2.0')).toBe(false); // the 3 of the 123 is gone
  });

  it('FO-13: new cards before and after, never between', () => {
    const p = createScene({ hand: ['1', '1', '9'], op: '+', a: ['2'], b: ['4'], c: ['6'] });
    expect(isLegal(p, '1.k0 + k0 = 1.k0')).toBe(true); // 12 + 4 = 16
    const q = createScene({ hand: ['1', '1', '9'], op: '+', a: ['6'], b: ['0'], c: ['6'] });
    expect(isLegal(q, 'k0.1 + k0 = k0.1')).toBe(true); // 61 + 0 = 61
    const r = createScene({ ...TEN, hand: ['5', '5', '1'] });
    expect(isLegal(r, 'k0 x k0.k1.5 = k0.k1.5')).toBe(true); // 1 × 105 = 105
    expect(isLegal(r, 'k0 x 5.k0.k1 = 5.k0.k1')).toBe(true); // 1 × 510 = 510
    expect(isLegal(r, 'k0 x k0.5.k1 = k0.5.k1')).toBe(false); // 150 with the 5 between
  });

  it('FO-13: before and after together, and together with covering', () => {
    const p = createScene({ hand: ['2', '0', '5'], op: '-', a: ['2', '1', '5'], b: ['2', '0', '5'], c: ['1', '0'] });
    expect(isLegal(p, 'k0.k1.k2 - 0 = 2.k0.5')).toBe(true); // 10 becomes 215: a 2 before it, a 5 on its 0
    const q = createScene({ hand: ['2', '0', '5'], op: '+', a: ['2', '1', '5'], b: ['1'], c: ['1'] });
    expect(isLegal(q, 'k0.k1.k2 x k0 = 2.k0.5')).toBe(true); // 1 becomes 215: a card before and one after
  });

  it('FO-14: a card never moves from one number to another', () => {
    const p = createScene({ hand: ['8'], op: '+', a: ['2'], b: ['4'], c: ['6'] });
    // 4 + 4 = 8 would need the 4 of B in A.
    expect(p.game.legalMoves(p.s, 0)).toEqual([{ draw: true }, parseFormula('k0 x k0 = 8')]);
    expect(isLegal(p, 'k1 + k0 = 8')).toBe(false);
  });

  it('FO-15: drawing is always allowed, takes one card, and the turn passes', () => {
    const p = createScene({ hand: ['8'], op: '+', a: ['2'], b: ['4'], c: ['6'], pile: ['0', '7'] });
    expect(p.game.legalMoves(p.s, 0)).toHaveLength(2);
    p.game.play(p.s, 0, { draw: true });
    expect(p.game.awaiting(p.s)).toEqual({ kind: 'chance', ways: 2, label: 'draw' });
    expect(p.game.table(p.s)).toMatchObject({ toMove: 0, turns: 0 });
    expect(p.game.chance(p.s, 1)).toEqual({ label: 'draw', seat: 0, result: '7' });
    p.game.resolve(p.s, 1);
    expect(p.game.table(p.s)).toMatchObject({ toMove: 1, turns: 1, hands: [['7', '8'], ['9']], pile: ['0'] });
  });

  it('FO-16: at least one number changes its value', () => {
    const p = createScene({ hand: ['2', '2', '4'], op: '+', a: ['2'], b: ['2'], c: ['4'] });
    expect(isLegal(p, '2 + k0 = k0')).toBe(false);
    expect(isLegal(p, 'k0 x k0 = 4')).toBe(false); // another symbol alone is not another formula
    const q = createScene({ hand: ['2', '3', '5'], op: '+', a: ['2'], b: ['4'], c: ['6'] });
    expect(isLegal(q, '2 + 3 = 5')).toBe(true); // covering a 2 by a 2 is allowed beside a real change
  });
});

describe('the examples', () => {
  it('FO-9: open 2 and 4: 2 + 4 = 6 with a 6, 2 × 4 = 8 with an 8', () => {
    expect(isLegal(createScene({ hand: ['6'], a: ['2'], b: ['4'] }), 'k0 + k0 = 6')).toBe(true);
    expect(isLegal(createScene({ hand: ['8'], a: ['2'], b: ['4'] }), 'k0 x k0 = 8')).toBe(true);
  });

  it('FO-10: 1 × 8 = 8 becomes 8 × 8 = 64 by three cards', () => {
    const p = createScene({ hand: ['8', '6', '4'], op: 'x', a: ['1'], b: ['8'], c: ['8'] });
    expect(isLegal(p, '8 x k0 = 6.4')).toBe(true);
  });

  it('FO-12: on … = 10 a 2 over the 0 makes 12, a 5 over the whole makes 5, removing the 0 is illegal', () => {
    const p = createScene({ hand: ['2', '5', '1'], op: '+', a: ['7'], b: ['3'], c: ['1', '0'] });
    expect(isLegal(p, 'k0 + 5 = k0.2')).toBe(true);
    expect(isLegal(p, '2 + k0 = 5')).toBe(true);
    expect(isLegal(p, 'k0 + k0 = k0')).toBe(false);
    expect(p.game.explain(p.s, 0, parseFormula('1 x 1 = k0'))).toMatchObject({ code: 'breaks-up', number: '10' });
  });
});
