import { type Game, observe, Rng } from '@paddock/kernel';
import { pairwiseSetups } from '@paddock/kernel/testing/setups';
import { polePosition, type PolePositionTypes, type State } from '@paddock/pole-position';
import { describe, expect, it } from 'vitest';
import { Scene as HandMade, type SceneSketch } from '../../pole-position/test/scene.ts';
import type { Bot } from '../src/bot.ts';
import { type Budget, runToEnd } from '../src/computation.ts';
import { polePositionBots } from '../src/pole-position/index.ts';

const { rookie, amateur, pro, champion, greedy } = polePositionBots;
const BOTS: readonly Bot<PolePositionTypes>[] = [rookie, amateur, pro, champion, greedy];
const SMALL: Budget = { playouts: 20 };
/** The `moveId` of a seat's first car. */
const FIRST_CAR = 10;

/** A position made by hand in which every seat must choose a card. */
function createScene(situation: SceneSketch): Scene {
  const { match } = new HandMade({ turn: 5, ...situation });
  return { game: match.game, s: match.state };
}

interface Scene {
  readonly game: Game<PolePositionTypes>;
  readonly s: State;
}

const MIDFIELD = { cars: '12 5 0 | 10 6 0 | 9 8 3' };
/** The 3 takes the first car onto the oil, where it would hold up the whole team. */
const OIL: SceneSketch = { cars: '20 16 0 | 12 11 0', tokens: { 23: 'oil' }, rules: 'plus' };

/** Plays a card for every seat. */
function playCards({ game, s }: Scene, ...cards: readonly number[]): void {
  for (const [seat, fuel] of cards.entries()) game.play(s, seat, { fuel });
}

/** How often the bot plays each move of the first seat, by `moveId`. */
function countMoves(bot: Bot<PolePositionTypes>, { game, s }: Scene, times: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (let i = 0; i < times; i++) {
    const id = game.moveId(bot.choose(observe(game, s, 0), Rng.from(`habit ${i}`), { playouts: 1500 }));
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

describe('every bot', () => {
  it.each(pairwiseSetups(polePosition))(
    'plays legal moves to the end: $seats seats, $options',
    ({ seats, options }) => {
      const game = polePosition.create(seats, options);
      const rng = Rng.from('whole games');
      const s = game.setup();
      for (;;) {
        const awaiting = game.awaiting(s);
        if (awaiting.kind === 'over') break;
        if (awaiting.kind === 'chance') {
          game.resolve(s, rng.below(awaiting.ways));
          continue;
        }
        const seat = rng.pick(awaiting.seats);
        const seen = observe(game, s, seat);
        const move = BOTS[(seat + s.turn) % BOTS.length]!.choose(seen, rng, SMALL);
        expect(seen.legal).toContain(move);
        game.play(s, seat, move);
      }
      expect(game.audit(s)).toBeNull();
    },
  );

  it.each(BOTS)('plays the same move from the same seed: $id', (bot) => {
    const { game, s } = createScene(MIDFIELD);
    const choose = () => bot.choose(observe(game, s, 1), Rng.from('same'), { playouts: 300 });
    expect(choose()).toEqual(choose());
  });

  it.each(BOTS)('knows no more than its seat: $id', (bot) => {
    const { game, s } = createScene(MIDFIELD);
    game.play(s, 0, { fuel: 9 });
    game.play(s, 2, { fuel: 1 });
    for (let i = 0; i < 8; i++) {
      const other = game.clone(s);
      game.determinize(other, 1, Rng.from(`other ${i}`));
      const choices = [s, other].map((truth) =>
        bot.choose(observe(game, truth, 1), Rng.from('eyes'), { playouts: 100 }),
      );
      expect(choices[1]).toEqual(choices[0]);
    }
  });
});

describe('the search', () => {
  it.each([pro, champion])('keeps to its budget of playouts: $id', (bot) => {
    const { game, s } = createScene(MIDFIELD);
    const computation = bot.think(observe(game, s, 0), Rng.from('steps'), { playouts: 50 });
    let steps = 0;
    while (computation.next().done !== true) steps++;
    expect(steps).toBe(50);
  });

  it('stops early when the choice is clear', () => {
    const oil = createScene(OIL);
    playCards(oil, 3, 2);
    const computation = champion.think(observe(oil.game, oil.s, 0), Rng.from('clear'), { playouts: 4000 });
    let steps = 0;
    while (computation.next().done !== true) steps++;
    expect(steps).toBeLessThan(3000);
  });
});

describe('positions where the right move is known', () => {
  it('oil: the rookie drives onto it, the champion takes another car', () => {
    const oil = createScene(OIL);
    playCards(oil, 3, 2);
    expect(countMoves(rookie, oil, 8).get(FIRST_CAR)).toBeGreaterThan(4);
    expect([...countMoves(champion, oil, 8).keys()]).not.toContain(FIRST_CAR);
  });

  it('the last scoring place: the rookie plays a card that suffices, the champion the one that moves first', () => {
    // Both have nine points and one car left: the first car across the line wins. Equal cards would favour us.
    const line = createScene({ cars: '41 F1 F4 | 40 F2 F3' });
    const { s } = line;
    s.points = [9, 9];
    s.hands = [(1 << 4) | (1 << 9), s.hands[1]!];
    expect(countMoves(rookie, line, 8).get(4)).toBeGreaterThan(2);
    expect([...countMoves(champion, line, 8).keys()]).toEqual([9]);
  });
});

describe('evaluate', () => {
  it.each(pairwiseSetups(polePosition))(
    'gives probabilities at any time: $seats seats, $options',
    ({ seats, options }) => {
      const game = polePosition.create(seats, options);
      const rng = Rng.from('moments');
      const s = game.setup();
      for (;;) {
        const awaiting = game.awaiting(s);
        if (rng.below(4) === 0) {
          const seat = rng.below(seats);
          const seen = observe(game, s, seat);
          const { winProbabilities, moves, playouts } = runToEnd(
            polePositionBots.evaluate(seen, rng, { playouts: 12 }),
          );
          expect(playouts).toBe(12);
          expect(winProbabilities).toHaveLength(seats);
          expect(winProbabilities.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
          expect(moves.map(({ move }) => move)).toEqual(seen.legal);
          for (const { probability, standardError } of [...winProbabilities, ...moves]) {
            expect(probability).toBeGreaterThanOrEqual(0);
            expect(probability).toBeLessThanOrEqual(1);
            expect(Number.isFinite(standardError)).toBe(true);
          }
        }
        if (awaiting.kind === 'over') break;
        if (awaiting.kind === 'chance') game.resolve(s, rng.below(awaiting.ways));
        else {
          const seat = rng.pick(awaiting.seats);
          game.play(s, seat, rng.pick(game.legalMoves(s, seat)));
        }
      }
    },
  );

  it('recognises who is ahead, and which car must avoid the oil', () => {
    const oil = createScene(OIL);
    playCards(oil, 3, 2);
    const { winProbabilities, moves } = runToEnd(
      polePositionBots.evaluate(observe(oil.game, oil.s, 0), Rng.from('ahead'), { playouts: 1500 }),
    );
    expect(winProbabilities[0]!.probability).toBeGreaterThan(0.6);
    expect(moves[1]!.probability - moves[0]!.probability).toBeGreaterThan(
      moves[0]!.standardError + moves[1]!.standardError,
    );
  });

  it('reports honest standard errors', () => {
    const { game, s } = createScene(MIDFIELD);
    const estimates = Array.from({ length: 16 }, (_, i) => {
      const seen = observe(game, s, 0);
      const { winProbabilities } = runToEnd(
        polePositionBots.evaluate(seen, Rng.from(`honest ${i}`), { playouts: 6000 }),
      );
      return winProbabilities[0]!;
    });
    const mean = estimates.reduce((sum, { probability }) => sum + probability, 0) / estimates.length;
    const variance =
      estimates.reduce((sum, { probability }) => sum + (probability - mean) ** 2, 0) / (estimates.length - 1);
    const reported = estimates.reduce((sum, { standardError }) => sum + standardError ** 2, 0) / estimates.length;
    expect(variance / reported).toBeLessThan(2.5);
  });

  it('is exact when the race is over', () => {
    const { game, s } = createScene({ cars: '0 0 0 | 0 0 0' });
    const rng = Rng.from('over');
    for (let awaiting = game.awaiting(s); awaiting.kind === 'moves'; awaiting = game.awaiting(s)) {
      const seat = awaiting.seats[0]!;
      game.play(s, seat, amateur.choose(observe(game, s, seat), rng));
    }
    const { winProbabilities } = runToEnd(polePositionBots.evaluate(observe(game, s, 0), rng, { playouts: 3 }));
    const highest = Math.max(...s.points);
    const winners = s.points.filter((points) => points === highest).length;
    expect(winProbabilities.map(({ probability }) => probability)).toEqual(
      s.points.map((points) => (points === highest ? 1 / winners : 0)),
    );
  });
});
