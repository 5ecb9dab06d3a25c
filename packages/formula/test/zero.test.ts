import { describe, expect, it } from 'vitest';
import { isLegal, parseFormula, createScene, type SceneSketch } from './positions.ts';

const ZERO: Omit<SceneSketch, 'hand'> = { op: 'x', a: ['7'], b: ['0'], c: ['0'], bound: 2 };

describe('zero', () => {
  it('FO-17: 428 × 0 = 0 is legal as the first such formula, and binds as many turns as there are players', () => {
    const p = createScene({ hand: ['4', '2', '0', '0'], op: '-', a: ['8'], b: ['0'], c: ['8'], seats: 3 });
    expect(isLegal(p, '4.2.k0 x k0 = 0')).toBe(true);
    p.game.play(p.s, 0, parseFormula('4.2.k0 x k0 = 0'));
    expect(p.game.table(p.s)).toMatchObject({ mustChangeAll: true, bound: 3, toMove: 1 });
  });

  it('FO-17: nobody may go on with 428 × 0 = 0: all three numbers must be covered', () => {
    const p = createScene({ ...ZERO, hand: ['4', '2', '8', '1', '3', '7'] });
    expect(isLegal(p, '4.2.8 x k0 = k0')).toBe(false);
    expect(isLegal(p, 'k0 x 1 = 7')).toBe(false);
    expect(isLegal(p, '4 x 2 = 8')).toBe(true);
    for (const move of p.game.legalMoves(p.s, 0)) {
      if ('op' in move)
        expect([...move.a, ...move.b, ...move.c].filter((token) => !token.startsWith('k'))).toHaveLength(3);
    }
  });

  it('FO-17: the new formula may again be 0, and binds anew', () => {
    const p = createScene({ ...ZERO, hand: ['4', '0', '0', '8'], bound: 1 });
    expect(isLegal(p, '4 x 0 = 0')).toBe(true);
    p.game.play(p.s, 0, parseFormula('4 x 0 = 0'));
    expect(p.s.bound).toBe(2);
  });

  it('FO-17: the first formula of all and one with ÷ bind too, one with + or − does not', () => {
    const first = createScene({ hand: ['0', '1'], a: ['0'], b: ['4'] });
    first.game.play(first.s, 0, parseFormula('k0 x k0 = 0'));
    expect(first.s.bound).toBe(2);
    const divided = createScene({ hand: ['0', '1'], a: ['0'], b: ['4'] });
    divided.game.play(divided.s, 0, parseFormula('k0 / k0 = 0'));
    expect(divided.s.bound).toBe(2);
    const minus = createScene({ hand: ['0', '1'], a: ['4'], b: ['4'] });
    minus.game.play(minus.s, 0, parseFormula('k0 - k0 = 0'));
    expect(minus.s.bound).toBe(0);
    const plus = createScene({ hand: ['0', '1'], a: ['0'], b: ['0'] });
    plus.game.play(plus.s, 0, parseFormula('k0 + k0 = 0'));
    expect(plus.s.bound).toBe(0);
  });

  it('FO-17: every turn without a formula counts down; then anything goes whose result is not 0', () => {
    const p = createScene({
      ...ZERO,
      hand: ['4', '2', '8', '1', '7'],
      others: [['9', '0', '5']],
      pile: ['3', '3', '3'],
    });
    p.game.play(p.s, 0, { draw: true });
    expect(p.s.bound).toBe(2);
    p.game.resolve(p.s, 0);
    expect(p.game.table(p.s)).toMatchObject({ bound: 1, mustChangeAll: true });
    expect(p.game.table(p.s)).not.toHaveProperty('notZero');
    p.game.play(p.s, 1, { draw: true });
    p.game.resolve(p.s, 0);
    expect(p.game.table(p.s)).toMatchObject({ bound: 0, mustChangeAll: false, notZero: true });
    expect(isLegal(p, 'k0 x 1 = 7')).toBe(true);
    expect(isLegal(p, '4.2.8 x k0 = k0')).toBe(false);
    p.game.play(p.s, 0, parseFormula('k0 x 1 = 7'));
    expect(p.game.table(p.s)).not.toHaveProperty('notZero');
  });

  it('FO-17: who has finished counts no more among those bound', () => {
    const p = createScene({
      hand: ['0', '0'],
      op: '-',
      a: ['8'],
      b: ['0'],
      c: ['8'],
      seats: 3,
      options: { goal: 'all' },
    });
    p.game.play(p.s, 0, parseFormula('k0 x 0 = 0'));
    expect(p.s).toMatchObject({ bound: 2, finished: [0], toMove: 1 });
  });
});

describe('jokers and the pile', () => {
  it('FO-18: a joker is any digit, named when laid', () => {
    const p = createScene({ hand: ['J'], a: ['2'], b: ['4'] });
    expect(isLegal(p, 'k0 + k0 = J6')).toBe(true);
    expect(isLegal(p, 'k0 x k0 = J8')).toBe(true);
    expect(isLegal(p, 'k0 + k0 = 6')).toBe(false);
    expect(isLegal(createScene({ hand: ['6'], a: ['2'], b: ['4'] }), 'k0 + k0 = J6')).toBe(false);
  });

  it('FO-18: it keeps its digit on the table and is a free joker again in the pile', () => {
    const p = createScene({ hand: ['J', '1'], others: [['8', '9']], a: ['2'], b: ['4'], pile: [] });
    p.game.play(p.s, 0, parseFormula('k0 + k0 = J6'));
    expect(p.game.table(p.s)).toMatchObject({ formula: { c: ['J6'] } });
    const kept = p.game.legalMoves(p.s, 1);
    expect(kept).toContainEqual(parseFormula('k0 x k0 = 8'));
    p.game.play(p.s, 1, parseFormula('k0 x k0 = 8'));
    expect(p.game.table(p.s)).toMatchObject({ under: 1, pile: [] });
    p.game.play(p.s, 0, { draw: true });
    expect(p.game.chance(p.s, 0)).toEqual({ label: 'draw', seat: 0, result: 'J' });
    p.game.resolve(p.s, 0);
    expect(p.game.view(p.s, 0).hand).toEqual(['1', 'J']);
  });

  it('FO-19: with the pile used up, the cards under the formula become it when the card is drawn', () => {
    const p = createScene({ hand: ['1'], op: '+', a: ['2'], b: ['4'], c: ['6'], pile: [], under: ['3', '8', '8'] });
    p.game.play(p.s, 0, { draw: true });
    expect(p.game.awaiting(p.s)).toEqual({ kind: 'chance', ways: 3, label: 'draw' });
    expect(p.game.table(p.s)).toMatchObject({
      pile: [],
      under: 3,
      toMove: 0,
      formula: { a: ['2'], b: ['4'], c: ['6'] },
    });
    p.game.resolve(p.s, 2);
    expect(p.game.table(p.s)).toMatchObject({ pile: ['3', '8'], under: 0, hands: [['1', '8'], ['9']] });
  });

  it('FO-20: with nothing to draw, drawing is passing, and the round ends when all pass in a row', () => {
    const p = createScene({ hand: ['1', '1'], op: '+', a: ['2'], b: ['4'], c: ['6'], pile: [], seats: 3 });
    p.game.play(p.s, 0, { draw: true });
    expect(p.game.table(p.s)).toMatchObject({ toMove: 1, passes: 1, turns: 1 });
    p.game.play(p.s, 1, { draw: true });
    p.game.play(p.s, 2, { draw: true });
    expect(p.game.awaiting(p.s)).toEqual({ kind: 'over', ranking: [[1, 2], [0]] });
    expect(p.game.table(p.s)).toMatchObject({ scores: [0, 1, 1], cardsLeft: [2, 1, 1], passes: 3, toMove: null });
  });

  it('FO-20: a formula breaks the row of passes', () => {
    const p = createScene({ hand: ['8', '1'], op: '+', a: ['2'], b: ['4'], c: ['6'], pile: [] });
    p.s.passes = 1;
    p.game.play(p.s, 0, parseFormula('k0 x k0 = 8'));
    expect(p.s).toMatchObject({ passes: 0, phase: 'play' });
  });

  it('FO-20: a round ends after 200 turns; with points nobody gets the bonus', () => {
    const given: SceneSketch = { hand: ['8', 'J'], op: '+', a: ['2'], b: ['4'], c: ['6'], turns: 198 };
    const p = createScene(given);
    p.game.play(p.s, 0, parseFormula('k0 x k0 = 8'));
    expect(p.s.phase).toBe('play');
    p.game.play(p.s, 1, { draw: true });
    p.game.resolve(p.s, 0);
    expect(p.game.awaiting(p.s)).toEqual({ kind: 'over', ranking: [[0], [1]] });
    const q = createScene({ ...given, turns: 199, options: { goal: 'points', target: 50 } });
    q.game.play(q.s, 0, parseFormula('k0 x k0 = 8'));
    expect(q.game.table(q.s)).toMatchObject({ round: 2, scores: [8 - 25, -9], cardsLeft: [1, 1] });
  });
});
