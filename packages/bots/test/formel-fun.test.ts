import { botsFor, evaluate, findBot, runToEnd } from '@paddock/bots';
import { formelFun, type FormelFunTypes, type State } from '@paddock/formel-fun';
import {
  appendEntry,
  startMatch,
  type Match,
  observe,
  type Observation,
  createFastDice,
  Rng,
  resolveChance,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';

type Race = Match<FormelFunTypes>;

/** A game after this many moves of amateurs. */
function playMoves(moves: number, seed: string, seats = 3, win: 'title' | 'final' = 'title'): Race {
  const match = startMatch(formelFun, seats, { win });
  const dice = createFastDice(Rng.from(seed));
  const amateur = findBot('formel-fun', 'amateur')!;
  const rng = Rng.from(`${seed} amateur`);
  resolveChance(match, dice);
  for (let n = 0; n < moves && match.game.awaiting(match.state).kind === 'moves'; n++) {
    const seat = match.state.toMove;
    appendEntry(match, [seat, amateur.choose(observe(match.game, match.state, seat), rng) as FormelFunTypes['move']]);
    resolveChance(match, dice);
  }
  return match;
}

/** A position made by hand from the start of a game. */
function createPosition(change: (s: State) => void): Race {
  const match = playMoves(0, 'position');
  change(match.state);
  return match;
}

describe('Formel Fun champion', () => {
  it('finds the only card that saves the car', () => {
    // Seat 0 moves last of all; its one car is behind, the leader has passed the line, and only the blue 8 gets it past
    // the last but one. The rookie's favourite, the red 1 that goes 10 elsewhere, goes only 1 from a "1".
    const match = createPosition((s) => {
      s.taken.fill(0);
      const places = [21, -1000, -1000, 32, 28, 27, 31, 30, 29];
      for (const [car, pos] of places.entries()) {
        s.pos[car] = pos;
        s.lane[car] = pos === -1000 ? 0 : 1;
        s.out[car] = pos === -1000 ? car : 0;
        if (pos !== -1000) s.taken[(pos + 2999) % 30]! |= 2;
      }
      s.race = 3;
      s.points[0] = 3;
      s.order = [3, 6, 7, 8, 4, 5, 0];
      s.mover = 6;
      s.toMove = 0;
      // The hand goes back to the pile, and five known cards come out of it: R1, R2, R3, B7, B8.
      for (let kind = 0; kind < 14; kind++) {
        s.pile[kind]! += s.hands[kind]!;
        s.hands[kind] = [0, 1, 2, 11, 12].includes(kind) ? 1 : 0;
        s.pile[kind]! -= s.hands[kind]!;
      }
      s.held[0] = [0, 1, 2, 11, 12].reduce((bits, kind) => bits | (1 << kind), 0);
    });
    expect(match.game.audit(match.state)).toBeNull();
    const seen = observe(match.game, match.state, 0);
    const choose = (id: string) => findBot('formel-fun', id)!.choose(seen, Rng.from('saves'));
    expect(choose('champion')).toEqual({ card: 'B8', turbo: false });
    const { moves } = runToEnd(evaluate('formel-fun', seen, Rng.from('saves'), { playouts: 600 }));
    const probability = (card: string) =>
      moves.find(({ move }) => (move as { card: string }).card === card)!.probability;
    expect(probability('B8')).toBeGreaterThan(3 * probability('R2'));
  });

  it('plays fewer extra Turbos than the rookie', () => {
    const countTurbos = (id: string): number => {
      const match = startMatch(formelFun, 3, { win: 'title' });
      const dice = createFastDice(Rng.from('turbos'));
      const bot = findBot('formel-fun', id)!;
      const rng = Rng.from(id);
      resolveChance(match, dice);
      while (match.game.awaiting(match.state).kind === 'moves' && match.state.race < 4) {
        const seat = match.state.toMove;
        const move = bot.choose(observe(match.game, match.state, seat), rng, { playouts: 200 });
        appendEntry(match, [seat, move as FormelFunTypes['move']]);
        resolveChance(match, dice);
      }
      return match.state.extraTurbos.reduce((sum, used) => sum + used, 0);
    };
    expect(countTurbos('rookie')).toBeGreaterThan(countTurbos('champion'));
  });
});

describe('Formel Fun evaluation', () => {
  it('is nearly sure of a player far ahead in points before the final', () => {
    const match = playMoves(150, 'late');
    if (match.game.awaiting(match.state).kind === 'over') throw new Error('the race is over: choose fewer moves');
    match.state.points[1]! += 40;
    const { winProbabilities } = runToEnd(
      evaluate('formel-fun', observe(match.game, match.state, 0), Rng.from('x'), { playouts: 200 }),
    );
    expect(winProbabilities[1]!.probability).toBeGreaterThan(0.97);
  });

  it('ignores points with the option `final`', () => {
    const probability = (bonus: number): number => {
      const match = playMoves(30, 'final', 3, 'final');
      match.state.points[1]! += bonus;
      const seen = observe(match.game, match.state, match.state.toMove);
      return runToEnd(evaluate('formel-fun', seen, Rng.from('x'), { playouts: 100 })).winProbabilities[1]!.probability;
    };
    expect(probability(40)).toBe(probability(0));
  });

  it('values a position by how it is played on, not by the best of the moves looked at', () => {
    const { game, state } = playMoves(45, 'own turn');
    const seat = state.toMove;
    const seen = observe(game, state, seat);
    const evaluateWith = (legal: typeof seen.legal) => {
      const { view } = seen;
      const observation = { game, seat, view, legal, preview: seen.preview.bind(seen), sample: seen.sample.bind(seen) };
      return runToEnd(evaluate('formel-fun', observation as Observation, Rng.from('turn'), { playouts: 3000 }));
    };
    const { moves, winProbabilities } = evaluateWith(seen.legal);
    const worst = moves.reduce((a, b) => (b.probability < a.probability ? b : a));
    const { probability, standardError } = winProbabilities[seat]!;
    expect(worst.probability).toBeLessThan(probability - 8 * standardError);
    const withWorstOnly = evaluateWith(seen.legal.filter((move) => move === worst.move)).winProbabilities[seat]!;
    expect(Math.abs(withWorstOnly.probability - probability)).toBeLessThan(4 * standardError);
  });

  it('has a standard error that shrinks with more playouts', () => {
    const match = playMoves(20, 'error');
    const other = (match.state.toMove + 1) % 3;
    const error = (playouts: number): number =>
      runToEnd(evaluate('formel-fun', observe(match.game, match.state, other), Rng.from('x'), { playouts }))
        .winProbabilities[0]!.standardError;
    expect(error(1600)).toBeLessThan(error(100) / 2);
  });
});

it('has three baselines and four levels', () => {
  const ids = botsFor('formel-fun').map(({ id }) => id);
  expect(ids).toEqual(['random', 'greedy', 'ismcts', 'rookie', 'amateur', 'pro', 'champion']);
});
