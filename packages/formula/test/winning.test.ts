import { type Card, type Event, formula } from '@paddock/formula';
import { resolveOptions } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { isLegal, parseFormula, createScene, type SceneSketch } from './positions.ts';

const SIX: Omit<SceneSketch, 'hand'> = { op: '+', a: ['2'], b: ['4'], c: ['6'] };

describe('winning', () => {
  it('FO-21: the first player without cards wins; the others rank by cards left, equal counts together', () => {
    const p = createScene({ ...SIX, hand: ['8'], others: [['1', '1'], ['2'], ['3', '3']], seats: 4 });
    p.game.play(p.s, 0, parseFormula('k0 x k0 = 8'));
    expect(p.game.awaiting(p.s)).toEqual({ kind: 'over', ranking: [[0], [2], [1, 3]] });
    expect(p.game.table(p.s)).toMatchObject({ finished: [0], scores: [1, 0, 0, 0], toMove: null, turns: 1 });
  });

  it('FO-22: with useTable one card on the table must be kept', () => {
    const p = createScene({ ...SIX, hand: ['1', '3', '4', '5', '6'], options: { useTable: true } });
    expect(isLegal(p, '1 + 3 = 4')).toBe(false);
    expect(isLegal(p, '1 + k0 = 5')).toBe(true);
    expect(isLegal(p, 'k0.1 - 5 = 1.k0')).toBe(false);
    expect(isLegal(p, 'k0.1 - 5 = 1.6')).toBe(false); // three cards it is, but 4 are laid
    expect(isLegal(createScene({ ...SIX, hand: ['1', '3', '4'] }), '1 + 3 = 4')).toBe(true);
    // Lengthening keeps a card: 12 - 4 … with a card on each number.
    const q = createScene({ ...SIX, hand: ['1', '3', '9'], options: { useTable: true } });
    expect(isLegal(q, '1.k0 - 3 = 9')).toBe(true);
  });

  it('FO-22: it yields to a formula that must be changed completely', () => {
    const p = createScene({
      hand: ['1', '3', '4'],
      op: 'x',
      a: ['2'],
      b: ['0'],
      c: ['0'],
      bound: 1,
      options: { useTable: true },
    });
    expect(isLegal(p, '1 + 3 = 4')).toBe(true);
  });

  it('FO-23: with goal all play goes on without those who have finished, until one is left', () => {
    const p = createScene({ ...SIX, hand: ['8'], others: [['6', '1'], ['6']], seats: 3, options: { goal: 'all' } });
    p.game.play(p.s, 0, parseFormula('k0 x k0 = 8'));
    expect(p.s).toMatchObject({ phase: 'play', toMove: 1, finished: [0] });
    p.game.play(p.s, 1, parseFormula('k0 + k0 = 6'));
    p.game.play(p.s, 2, { draw: true });
    p.game.resolve(p.s, 0);
    expect(p.s.toMove).toBe(1); // seat 0 is skipped
    p.game.play(p.s, 1, { draw: true });
    p.game.resolve(p.s, 0);
    expect(p.s.toMove).toBe(2);
    p.s.hands.fill(0, 22);
    p.s.hands[22 + 8] = 1;
    p.s.handSizes[2] = 1;
    p.game.play(p.s, 2, parseFormula('k0 x k0 = 8'));
    expect(p.game.awaiting(p.s)).toEqual({ kind: 'over', ranking: [[0], [2], [1]] });
    expect(p.game.table(p.s)).toMatchObject({ finished: [0, 2], scores: [1, 3, 2] });
  });

  it('FO-23, FO-20: when such a round is cut short the others share places by cards left: 1, 2, 2, 4', () => {
    const given: SceneSketch = { ...SIX, hand: ['8'], others: [['1'], ['1'], ['1', '1']], seats: 4, turns: 199 };
    const p = createScene({ ...given, options: { goal: 'all' } });
    p.game.play(p.s, 0, parseFormula('k0 x k0 = 8'));
    expect(p.game.table(p.s)).toMatchObject({ scores: [1, 2, 2, 4] });
  });

  it.each([2, 3, 4, 5, 6])('FO-24: a new table of %i players has as many rounds; a chosen number stays', (seats) => {
    expect(resolveOptions(formula, seats, {})).toMatchObject({ ok: true, value: { rounds: seats } });
    expect(resolveOptions(formula, seats, { rounds: 1 })).toMatchObject({ ok: true, value: { rounds: 1 } });
  });

  it('FO-24: rounds won decide, then the cards left; the dealer moves on', () => {
    const p = createScene({ ...SIX, hand: ['8'], others: [['1', '1'], ['2']], seats: 3, options: { rounds: 2 } });
    p.game.play(p.s, 0, parseFormula('k0 x k0 = 8'));
    expect(p.game.awaiting(p.s)).toEqual({ kind: 'chance', ways: 59, label: 'deal' });
    const next = p.game.table(p.s);
    expect(next).toMatchObject({
      round: 2,
      dealer: 0,
      toMove: null,
      opened: false,
      formula: { op: null, a: [], b: [], c: [] },
      under: 0,
      hands: [[], [], []],
      finished: [],
      scores: [1, 0, 0],
      cardsLeft: [0, 2, 1],
      extra: [false, false, false],
      turns: 0,
      passes: 0,
      bound: 0,
    });
    // Seat 1 wins the second round: one round each for 0 and 1, and then the cards left.
    const q = createScene({ ...SIX, hand: ['8'], others: [['1', '1'], ['2']], seats: 3, options: { rounds: 2 } });
    q.s.round = 2;
    q.s.scores = [0, 1, 0];
    q.s.cardsLeft = [5, 0, 3];
    q.game.play(q.s, 0, parseFormula('k0 x k0 = 8'));
    expect(q.game.awaiting(q.s)).toEqual({ kind: 'over', ranking: [[1], [0], [2]] });
  });

  it('FO-24: the winner of a round starts the next with one card more, everybody who shares it too; it does not add up', () => {
    const given: SceneSketch = { ...SIX, hand: ['1'], pile: [], seats: 3, others: [['9'], ['9', '9']] };
    const p = createScene({ ...given, options: { rounds: 3, winnerExtraCard: true } });
    p.s.extra = [1, 0, 1];
    for (const seat of [0, 1, 2]) p.game.play(p.s, seat, { draw: true });
    expect(p.game.table(p.s)).toMatchObject({ extra: [true, true, false], scores: [1, 1, 0], round: 2 });
    for (let card = 0; card < 8 + 8 + 7; card++) {
      expect(p.game.awaiting(p.s)).toMatchObject({ label: 'deal' });
      p.game.resolve(p.s, 0);
    }
    expect(p.s.handSizes).toEqual([8, 8, 7]);
    expect(p.game.awaiting(p.s)).toMatchObject({ label: 'open' });
  });

  it('FO-24: with goal all the sum of places decides', () => {
    const p = createScene({ ...SIX, hand: ['8'], others: [['1']], options: { goal: 'all', rounds: 2 } });
    p.s.round = 2;
    p.s.scores = [2, 1];
    p.game.play(p.s, 0, parseFormula('k0 x k0 = 8'));
    expect(p.game.awaiting(p.s)).toEqual({ kind: 'over', ranking: [[0, 1]] });
  });

  it('FO-25: formulas 64 and 3, left with a 7 and a 9: 67 − 16 = 51; the first out of cards gets 10', () => {
    const others: Card[][] = [['5', '3', '2']];
    const options = { goal: 'points', target: 50 } as const;
    const p = createScene({ hand: ['6', '4', '1', '2', '7', '9'], others, a: ['8'], b: ['8'], options });
    const events: Event[] = [];
    p.game.play(p.s, 0, parseFormula('k0 x k0 = 6.4'), events);
    expect(events[0]).toMatchObject({ type: 'formula', points: 64, laid: 2 });
    p.game.play(p.s, 1, parseFormula('k0 - 5 = 3'));
    p.game.play(p.s, 0, parseFormula('1 + 2 = k0'));
    expect(p.s.scores).toEqual([67, 3]);
    p.game.play(p.s, 1, parseFormula('k0 x k0 = 2'));
    expect(p.game.table(p.s)).toMatchObject({ scores: [51, 3 + 2 + 10], cardsLeft: [2, 0], finished: [1] });
    expect(p.game.awaiting(p.s)).toEqual({ kind: 'over', ranking: [[0], [1]] });
  });

  it('FO-25: bonus, subtraction of digits and 25 for a joker; rounds add up until the target is reached', () => {
    const given: SceneSketch = {
      ...SIX,
      hand: ['8'],
      others: [['7', '9', 'J']],
      options: { goal: 'points', target: 60 },
    };
    const p = createScene(given);
    p.s.scores = [20, 67];
    p.game.play(p.s, 0, parseFormula('k0 x k0 = 8'));
    expect(p.game.table(p.s)).toMatchObject({ round: 2, scores: [20 + 8 + 10, 67 - 16 - 25] });
    const q = createScene({ ...given, others: [['7', '9']] });
    q.s.scores = [42, 67];
    q.game.play(q.s, 0, parseFormula('k0 x k0 = 8'));
    expect(q.game.awaiting(q.s)).toEqual({ kind: 'over', ranking: [[0], [1]] });
    expect(q.s.scores).toEqual([60, 51]);
  });

  it('FO-25: a score above the target does not end the round; 20 rounds end the game, and equal totals share', () => {
    const p = createScene({ ...SIX, hand: ['8', '1'], options: { goal: 'points', target: 50 } });
    p.s.scores = [300, 0];
    p.game.play(p.s, 0, parseFormula('k0 x k0 = 8'));
    expect(p.s.phase).toBe('play');
    const q = createScene({
      ...SIX,
      hand: ['8'],
      others: [['9']],
      options: { goal: 'points', target: 1000, rounds: 1 },
    });
    q.s.round = 20;
    q.s.scores = [0, 27];
    q.game.play(q.s, 0, parseFormula('k0 x k0 = 8'));
    expect(q.game.awaiting(q.s)).toEqual({ kind: 'over', ranking: [[0, 1]] });
  });
});

describe('what a player sees', () => {
  const p = createScene({
    hand: ['1', 'J'],
    others: [['5', '9']],
    op: '+',
    a: ['2'],
    b: ['J4'],
    c: ['6'],
    under: ['8', '3'],
  });

  it('FO-26: the own hand, hand sizes, the formula with its jokers, counts of pile and covered cards', () => {
    const view = p.game.view(p.s, 0);
    expect(view.hand).toEqual(['1', 'J']);
    expect(view).toMatchObject({
      handSizes: [2, 2],
      under: 2,
      pileSize: 3,
      formula: { a: ['2'], b: ['J4'], c: ['6'] },
    });
    expect(p.game.view(p.s, null).hand).toBeNull();
    for (const secret of ['pile', 'hands']) expect(view).not.toHaveProperty(secret);
  });

  it('FO-26: only its owner sees a drawn card', () => {
    const events: Event[] = [];
    const s = p.game.clone(p.s);
    p.game.play(s, 0, { draw: true }, events);
    p.game.resolve(s, 0, events);
    const drew = events.find((event) => event.type === 'drew')!;
    expect(p.game.redact(drew, 0)).toMatchObject({ card: '1' });
    expect(p.game.redact(drew, 1)).toMatchObject({ card: null });
    expect(p.game.redact(drew, null)).toMatchObject({ card: null });
  });

  it('FO-26: only its owner sees the hand that is left after a formula', () => {
    const events: Event[] = [];
    const s = p.game.clone(p.s);
    const laying = p.game.legalMoves(s, 0).find((move) => 'op' in move)!;
    p.game.play(s, 0, laying, events);
    const { hand } = p.game.view(s, 0);
    expect(p.game.redact(events[0]!, 0)).toMatchObject({ type: 'formula', hand, handSize: hand!.length });
    expect(p.game.redact(events[0]!, 1)).toMatchObject({ type: 'formula', hand: null });
    expect(p.game.redact(events[0]!, null)).toMatchObject({ type: 'formula', hand: null });
  });
});
