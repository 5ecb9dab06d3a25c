import {
  type Card,
  CARDS,
  formula,
  type FormulaTypes,
  type Move,
  type Operator,
  OPERATORS,
  type Options,
  type Preview,
  type State,
} from '@paddock/formula';
import { defaultOptions, type Game, observe, Rng, type Seat } from '@paddock/kernel';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../src/bot.ts';
import { type Budget, runToEnd } from '../src/computation.ts';
import { formulaBots } from '../src/formula/index.ts';
import { simulateRemainingRounds } from '../src/formula/remaining-rounds.ts';

const { rookie, amateur, pro, champion, greedy } = formulaBots;
const ALL = [rookie, amateur, pro, champion, greedy];
const SMALL_BUDGET: Budget = { playouts: 24 };

const TABLES: readonly { seats: number; options: Partial<Options> }[] = [
  { seats: 2, options: {} },
  { seats: 3, options: { useTable: true, rounds: 2, winnerExtraCard: true } },
  { seats: 4, options: { goal: 'all', rounds: 2 } },
  { seats: 3, options: { goal: 'all' } },
  { seats: 2, options: { goal: 'points', target: 120 } },
  { seats: 6, options: {} },
];

function createGame(seats: number, options: Partial<Options> = {}): Game<FormulaTypes> {
  return formula.create(seats, { ...defaultOptions(formula.options), ...options });
}

/** Plays a game with these bots for at most this many turns. Calls `watch` with every decision. */
function playGame(
  game: Game<FormulaTypes>,
  bots: readonly Bot<FormulaTypes>[],
  seed: string,
  turns = Infinity,
  visit: (s: State, seat: Seat, move: Move) => void = () => {},
): State {
  const s = game.setup();
  const dice = Rng.from(`${seed} dice`);
  const rng = Rng.from(`${seed} bots`);
  for (let turn = 0; turn < turns;) {
    const awaiting = game.awaiting(s);
    if (awaiting.kind === 'over') break;
    if (awaiting.kind === 'chance') {
      game.resolve(s, dice.below(awaiting.ways));
      continue;
    }
    const seat = awaiting.seats[0]!;
    const move = bots[seat % bots.length]!.choose(observe(game, s, seat), rng, SMALL_BUDGET);
    visit(s, seat, move);
    game.play(s, seat, move);
    turn++;
  }
  return s;
}

/** A position after this many turns, with seat `toMove` to decide. */
function playToPosition(game: Game<FormulaTypes>, seed: string, turns: number): State {
  const s = playGame(game, [greedy], seed, turns);
  const dice = Rng.from(`${seed} more dice`);
  for (;;) {
    const awaiting = game.awaiting(s);
    if (awaiting.kind !== 'chance') return s;
    game.resolve(s, dice.below(awaiting.ways));
  }
}

const parseCards = (text: string): Card[] => text.split('') as Card[];
const DECK = parseCards('000111111222222333333444444555555666666777777888888999999JJ');
const countCards = (cards: readonly Card[]): number[] =>
  CARDS.map((card) => cards.filter((other) => other === card).length);
const codeOfNumber = (number: string): number =>
  parseCards(number).reduce((sum, digit, i) => sum + (1 + Number(digit)) * 32 ** i, 0);

/** Two seats, this formula on the table, seat 0 to move with this hand against a hand of this size. */
function createDuel(lying: string, hand: string, against: number): State {
  const [a, op, b, , c] = lying.split(' ') as [string, Operator, string, string, string];
  const rest = [...DECK];
  const takeCards = (cards: string): number[] => {
    for (const card of parseCards(cards)) rest.splice(rest.indexOf(card), 1);
    return countCards(parseCards(cards));
  };
  takeCards(`${a}${b}${c}`);
  const hands = [...takeCards(hand), ...takeCards(rest.slice(-against).join(''))];
  return {
    ...createGame(2).setup(),
    phase: 'play',
    dealer: 1,
    toMove: 0,
    op: OPERATORS.indexOf(op),
    numbers: [a, b, c].map(codeOfNumber),
    hands,
    handSizes: [hand.length, against],
    pile: countCards(rest),
    pileSize: rest.length,
    turns: 6,
  };
}

/** The previews of what the bot decides with five different seeds. */
function collectPreviews(bot: Bot<FormulaTypes>, s: State): Preview[] {
  const observation = observe(createGame(2), s, 0);
  return Array.from({ length: 5 }, (_, i) =>
    observation.preview(bot.choose(observation, Rng.from(`try ${i}`), { playouts: 300 })),
  );
}

const cardsLeftIn = (seen: Preview): number => (seen.kind === 'draw' ? Infinity : seen.left);
const isBinding = (seen: Preview): boolean => seen.kind === 'formula' && seen.bound > 0;

describe('Formula bots', () => {
  test.each(TABLES)('make legal moves to the end of the game: $seats seats, $options', ({ seats, options }) => {
    const game = createGame(seats, options);
    for (const bots of [ALL, [champion, rookie]]) {
      const s = playGame(game, bots, `whole ${bots.length}`, Infinity, (at, seat, move) => {
        expect(game.legalMoves(at, seat)).toContainEqual(move);
      });
      expect(s.phase).toBe('over');
    }
  });

  test('decide the same way with the same generator and playouts', () => {
    const game = createGame(3);
    for (let turns = 0; turns < 6; turns++) {
      const s = playToPosition(game, 'repeat', turns);
      const [once, again] = [1, 2].map(() =>
        ALL.map((bot) => bot.choose(observe(game, s, s.toMove), Rng.from('same'), { playouts: 60 })),
      );
      expect(again).toEqual(once);
    }
  });

  test('keep to a number of playouts', () => {
    const game = createGame(3);
    const s = playToPosition(game, 'budget', 2);
    const steps = champion.think(observe(game, s, s.toMove), Rng.from('steps'), { playouts: 60 });
    let count = 0;
    while (steps.next().done !== true) count++;
    // Every step but the last is a trial of at least two moves.
    expect(count).toBeLessThanOrEqual(60);
  });

  test.each(TABLES)('know no more than the seat: $seats seats, $options', ({ seats, options }) => {
    const game = createGame(seats, options);
    for (let turns = 1; turns < 6; turns++) {
      const s = playToPosition(game, 'equal', turns);
      const seat = s.toMove;
      const other = game.clone(s);
      game.determinize(other, seat, Rng.from(`other ${turns}`));
      for (const bot of ALL) {
        const [here, there] = [s, other].map((at) =>
          bot.choose(observe(game, at, seat), Rng.from('eyes'), SMALL_BUDGET),
        );
        expect(there).toEqual(here);
      }
    }
  });
});

describe('Formula champion', () => {
  test('finds a formula of three new numbers that ends the round; the rookie does not', () => {
    const s = createDuel('7 x 8 = 56', '246', 5);
    expect(collectPreviews(champion, s).map(cardsLeftIn)).toEqual([0, 0, 0, 0, 0]);
    expect(collectPreviews(pro, s).map(cardsLeftIn)).toEqual([0, 0, 0, 0, 0]);
    expect(collectPreviews(rookie, s).map(cardsLeftIn)).not.toContain(0);
  });

  test('prefers one card now and three in the next turn to three now and a single one left', () => {
    const s = createDuel('7 x 1 = 7', '2358', 5);
    expect(collectPreviews(champion, s).map(cardsLeftIn)).toEqual([3, 3, 3, 3, 3]);
    expect(collectPreviews(pro, s).map(cardsLeftIn)).toEqual([3, 3, 3, 3, 3]);
    expect(collectPreviews(greedy, s).map(cardsLeftIn)).toEqual([1, 1, 1, 1, 1]);
  });

  test('stops an opponent with two cards left by a result of 0', () => {
    const s = createDuel('5 + 4 = 9', '00235', 2);
    expect(collectPreviews(champion, s).every(isBinding)).toBe(true);
    expect(collectPreviews(rookie, s).some(isBinding)).toBe(false);
  });
});

describe('Formula levels that overlook', () => {
  const LOOKS = 200;
  /** In how many of `LOOKS` turns the bot lays a formula instead of drawing. */
  const countFound = (bot: Bot<FormulaTypes>, s: State): number => {
    const observation = observe(createGame(2), s, 0);
    const moves = Array.from({ length: LOOKS }, (_, i) => bot.choose(observation, Rng.from(`look ${i}`)));
    return moves.filter((move) => !('draw' in move)).length;
  };

  test.each([
    ['a joker', '2 + 4 = 6', 'J'],
    ['covering one card of a longer number', '4 + 8 = 12', '06'],
    ['a number of three digits', '31 x 3 = 93', '18'],
  ])('%s: the rookie misses it most often, the amateur sometimes, the pro never', (_, lying, hand) => {
    const s = createDuel(lying, hand, 5);
    const found = [rookie, amateur, pro].map((bot) => countFound(bot, s));
    expect(found[0]).toBeLessThan(found[1]!);
    expect(found[1]).toBeLessThan(LOOKS);
    expect(found[0]).toBeGreaterThan(0);
    expect(found[2]).toBe(LOOKS);
  });

  test('a simple formula of one card is never missed', () => {
    const s = createDuel('2 + 4 = 6', '8', 5);
    expect([rookie, amateur].map((bot) => countFound(bot, s))).toEqual([LOOKS, LOOKS]);
  });
});

describe('Formula evaluation', () => {
  const evaluateFor = (game: Game<FormulaTypes>, s: State, seat: Seat, budget: Budget = { playouts: 40 }) =>
    runToEnd(formulaBots.evaluate(observe(game, s, seat), Rng.from('look'), budget));

  test.each(TABLES)('is complete for every seat at any time: $seats seats, $options', ({ seats, options }) => {
    const game = createGame(seats, options);
    for (const turns of [0, 5]) {
      const s = playToPosition(game, 'evaluate', turns);
      for (let seat = 0; seat < seats; seat++) {
        const { winProbabilities, moves, playouts } = evaluateFor(game, s, seat);
        expect(winProbabilities).toHaveLength(seats);
        expect(winProbabilities.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
        expect(moves.map(({ move }) => move)).toEqual(game.legalMoves(s, seat));
        for (const { probability, standardError } of [...winProbabilities, ...moves]) {
          expect(probability).toBeGreaterThanOrEqual(0);
          expect(probability).toBeLessThanOrEqual(1 + 1e-9);
          expect(standardError).toBeLessThan(1);
        }
        expect(playouts).toBeLessThan(40 + 12);
      }
    }
  });

  test('handles a finished game, a game not yet begun, and a won one', () => {
    const game = createGame(3);
    const over = playGame(game, [greedy], 'over');
    expect(evaluateFor(game, over, 0).winProbabilities.map(({ standardError }) => standardError)).toEqual([0, 0, 0]);
    expect(evaluateFor(game, game.setup(), 2).winProbabilities.every(({ probability }) => probability > 0.1)).toBe(
      true,
    );
    const won = evaluateFor(createGame(2), createDuel('7 x 8 = 56', '246', 5), 0);
    expect(won.winProbabilities[0]).toEqual({ probability: 1, standardError: 0 });
    expect(Math.max(...won.moves.map(({ probability }) => probability))).toBe(1);
  });

  test('favours whoever opens the rounds to come', () => {
    // After two of three rounds everything is equal, and seat 0 opens the last one.
    const game = createGame(3, { rounds: 3 });
    const s: State = { ...game.setup(), phase: 'deal', round: 3, dealer: 2, scores: [1, 1, 0], cardsLeft: [3, 3, 3] };
    const current: State = { ...s, round: 2, dealer: 1, scores: [0, 1, 0], cardsLeft: [3, 0, 3] };
    for (const position of [s, current]) {
      const probabilities = new Float64Array(3);
      const sums = [0, 0, 0];
      const dice = Rng.from('rounds to come');
      // Of the round that is being played nothing is known: all seats are equal in it.
      const round = position === current ? new Float64Array(3).fill(1 / 3) : null;
      for (let n = 0; n < 200; n++) {
        simulateRemainingRounds(game, position, round, dice, probabilities, true);
        for (const [seat, probability] of probabilities.entries()) sums[seat]! += probability / 200;
      }
      expect(sums[0]).toBeGreaterThan(position === s ? 0.6 : 0.3);
      expect(sums[0]! / sums[2]!).toBeGreaterThan(2);
    }
  });

  test('knows in the first of two rounds who opens the second', () => {
    const game = createGame(2, { rounds: 2 });
    const positions = Array.from({ length: 12 }, (_, i) => playToPosition(game, `opener ${i}`, 0));
    // Who opens the first round does not open the second one, so over both it is nearly even.
    const openers = positions.map((s) => {
      const { winProbabilities } = evaluateFor(game, s, (s.toMove + 1) % 2, { playouts: 60 });
      return winProbabilities[s.toMove]!.probability;
    });
    const mean = openers.reduce((sum, probability) => sum + probability, 0) / openers.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.1);
  });
});
