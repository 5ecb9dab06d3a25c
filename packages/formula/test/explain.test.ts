import {
  explainMove,
  type FormulaGame,
  formula,
  type FormulaMove,
  type Move,
  type IllegalMoveCode,
  type State,
  type Token,
} from '@paddock/formula';
import { Rng } from '@paddock/kernel';
import { arbitraryMatch } from '@paddock/kernel/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandomScene, parseFormula, createScene, type SceneSketch } from './positions.ts';

const SIX: SceneSketch = { hand: ['1', '2', '3', '6', '8', '0', '0'], op: '+', a: ['2'], b: ['4'], c: ['6'] };
const TEN: SceneSketch = { hand: ['1', '2', '5', '0'], op: '+', a: ['7'], b: ['3'], c: ['1', '0'] };
const ZERO: SceneSketch = { hand: ['1', '3', '4', '0', '5'], op: 'x', a: ['5'], b: ['0'], c: ['0'], bound: 2 };

describe('why a formula is refused', () => {
  const examples: [IllegalMoveCode, SceneSketch, unknown, string?][] = [
    ['not-a-move', SIX, null],
    ['not-a-move', SIX, { draw: false }],
    ['not-a-move', SIX, { ...parseFormula('k0 x k0 = 8'), c: 'k0' }],
    ['not-a-move', SIX, { ...parseFormula('k0 x k0 = 8'), op: '*' }],
    ['not-a-move', SIX, parseFormula('k0 x k0 = 88')],
    ['not-a-move', SIX, { ...parseFormula('k0 x k0 = 8'), extra: 1 }],
    ['opening', { ...SIX, op: null, c: [] }, parseFormula('8 x k0 = 8')],
    ['empty', SIX, { op: '+', a: ['k0'], b: [], c: ['6'] }, 'B has no card'],
    ['too-long', SIX, parseFormula('1.2.3.6 + k0 = 6'), 'A has more than 3 digits'],
    ['too-long', { ...SIX, options: { goal: 'points' } }, parseFormula('1.2.3 + k0 = 6'), 'A has more than 2 digits'],
    ['no-such-card', SIX, parseFormula('k1 + k0 = 6'), 'A has no card number 2 to keep'],
    ['no-such-card', { ...SIX, op: null, c: [] }, parseFormula('k0 + k0 = k0')],
    ['wrong-place', TEN, parseFormula('k0 + k0 = k1.k0')],
    ['wrong-place', TEN, parseFormula('k0 + k0 = k0.5.k1')],
    ['breaks-up', TEN, parseFormula('1 x 1 = k0'), 'breaks up 10: a card of it may not be taken away'],
    ['breaks-up', TEN, parseFormula('k0 + 2 = k1')],
    ['nothing-laid', SIX, parseFormula('k0 + k0 = k0')],
    ['too-many-cards', SIX, parseFormula('2 + 6 = 0.8'), '4 cards are more than 3'],
    ['no-card', SIX, parseFormula('k0 + 5 = 7'), 'there is no 5 in the hand'],
    ['no-card', SIX, parseFormula('k0 + k0 = J6'), 'there is no joker in the hand'],
    ['no-card', SIX, parseFormula('8 - 8 = 0'), 'there are not 2 cards 8 in the hand'],
    ['leading-zero', SIX, parseFormula('k0 + k0 = 0.k0'), '06 starts with a 0'],
    ['leading-zero', SIX, parseFormula('k0 x k0 = 0.0'), '00 starts with a 0'],
    ['change-everything', ZERO, parseFormula('k0 x 1 = 5')],
    ['keep-one', { ...SIX, options: { useTable: true } }, parseFormula('1 + 2 = 3')],
    ['division', SIX, parseFormula('k0 / 0 = 0'), '2 cannot be divided by 0'],
    ['division', SIX, parseFormula('3 / k0 = 0'), '3 cannot be divided by 4 without a remainder'],
    ['negative', SIX, parseFormula('k0 - k0 = 2'), '2 - 4 is less than 0'],
    ['not-true', SIX, parseFormula('k0 + k0 = 8'), '2 + 4 is 6, not 8'],
    ['nothing-changed', SIX, parseFormula('2 + k0 = 6')],
    ['not-zero', { ...ZERO, bound: 0, notZero: true }, parseFormula('4 x k0 = k0')],
  ];

  it.each(examples)('%s', (code, given, move, message) => {
    const { game, s } = createScene(given);
    const reason = game.explain(s, 0, move);
    expect(reason).toMatchObject({ code });
    if (message !== undefined) expect(reason!.message).toBe(message);
    expect(explainMove(game.options, s, 0, move)).toEqual(reason);
  });

  it('not-your-turn and over', () => {
    const { game, s } = createScene(SIX);
    expect(game.explain(s, 1, { draw: true })).toMatchObject({ code: 'not-your-turn' });
    expect(game.explain(s, Number.NaN, { draw: true })).toMatchObject({ code: 'not-your-turn' });
    expect(game.explain({ ...s, phase: 'draw' }, 0, { draw: true })).toMatchObject({ code: 'not-your-turn' });
    expect(game.explain({ ...s, phase: 'over' }, 0, { draw: true })).toMatchObject({ code: 'over' });
  });

  it('contains the values for other languages', () => {
    const { game, s } = createScene(SIX);
    expect(game.explain(s, 0, parseFormula('k0 + k0 = 8'))).toMatchObject({ op: '+', a: 2, b: 4, c: 8, right: 6 });
    expect(game.explain(s, 0, parseFormula('k0 + 5 = 7'))).toMatchObject({ card: '5', needed: 1, held: 0 });
  });
});

const TOKENS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'J0', 'J1', 'J7', 'k0', 'k1', 'k2'] as Token[];
const OPS = ['+', '-', 'x', '/'] as const;

/** A legal formula with one thing about it changed; sometimes it is legal still. */
function mutateMove(move: FormulaMove, rng: Rng): FormulaMove {
  const place = rng.pick(['a', 'b', 'c'] as const);
  const list = [...move[place]];
  const at = rng.below(list.length);
  switch (rng.below(4)) {
    case 0:
      return { ...move, op: rng.pick(OPS) };
    case 1:
      list[at] = rng.pick(TOKENS);
      break;
    case 2:
      list.splice(at, 1);
      break;
    default:
      list.splice(rng.below(list.length + 1), 0, rng.pick(TOKENS));
  }
  return { ...move, [place]: list };
}

function expectAgreement(game: FormulaGame, s: State, seat: number, rng: Rng, tries: number): void {
  const legal = game.legalMoves(s, seat);
  const texts = new Set(legal.map((move: Move) => JSON.stringify(move)));
  for (const move of legal) expect(game.explain(s, seat, move)).toBeNull();
  const formulas = legal.filter((move): move is FormulaMove => 'op' in move);
  const start: FormulaMove = { op: '+', a: ['k0'], b: ['k0'], c: ['k0'] };
  for (let i = 0; i < tries; i++) {
    let move = formulas.length > 0 ? rng.pick(formulas) : start;
    for (let changes = 1 + rng.below(3); changes > 0; changes--) {
      if (move.a.length > 0 && move.b.length > 0 && move.c.length > 0) move = mutateMove(move, rng);
    }
    const reason = game.explain(s, seat, move);
    expect([JSON.stringify(move), reason === null]).toEqual([JSON.stringify(move), texts.has(JSON.stringify(move))]);
  }
}

describe('a formula has a reason for refusal exactly when it is not legal', () => {
  it('in any position that can arise', () => {
    fc.assert(
      fc.property(arbitraryMatch(formula, 150), fc.string(), ({ game, state }, seed) => {
        if (state.phase === 'play') expectAgreement(game as FormulaGame, state, state.toMove, Rng.from(seed), 40);
      }),
      { numRuns: 100 },
    );
  });

  it.each([0, 1, 2])('in scenes with %i jokers', (jokers) => {
    const rng = Rng.from(`explain ${jokers}`);
    for (let i = 0; i < 60; i++) {
      const { game, s } = createScene(createRandomScene(rng, 7, jokers));
      expectAgreement(game, s, 0, rng, 60);
    }
  });

  it('never throws, whatever is typed', () => {
    const { game, s } = createScene(SIX);
    const list = fc.oneof(
      fc.anything(),
      fc.array(fc.oneof(fc.constantFrom(...TOKENS), fc.anything()), { maxLength: 5 }),
    );
    const move = fc.oneof(
      fc.anything(),
      fc.record({ op: fc.oneof(fc.constantFrom(...OPS), fc.anything()), a: list, b: list, c: list }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.constant(0), fc.anything()), move, (seat, typed) => {
        const reason = game.explain(s, seat as number, typed);
        if (reason !== null) expect(reason.message).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });
});
