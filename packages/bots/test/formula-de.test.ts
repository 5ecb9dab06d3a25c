import { botsFor, evaluate, findBot, runSoloRaces, runToEnd } from '@paddock/bots';
import { formulaDe, type FormulaDeTypes, type Options, practiceOval } from '@paddock/formula-de';
import {
  appendEntry,
  startMatch,
  LEVELS,
  type Match,
  observe,
  createFastDice,
  Rng,
  resolveChance,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { createPosition, type PositionSketch } from '../../formula-de/test/position.ts';
import { prepareExactPlanner } from '../src/formula-de/search.ts';
import { solveCircuit } from '../src/formula-de/solo-solution.ts';

type Race = Match<FormulaDeTypes>;

const OPTIONS: Options = { circuit: 'monaco', laps: 1, carsPerPlayer: 1, dashboards: 'hidden', teamPoints: false };
/** Every point of wear is distinguished, and dropping out costs eight turns. */
const SETTINGS = { wearCoarseness: 0, dropOutTurns: 8 };

function startRace(seats: number, options: Partial<Options>, seed: string): Race {
  const match = startMatch(formulaDe, seats, { ...OPTIONS, ...options });
  resolveChance(match, createFastDice(Rng.from(`${seed} grid`)));
  return match;
}

/** Plays on with the named bot for all seats, for at most this many decisions. */
function playDecisions(match: Race, id: string, decisions: number, seed: string): void {
  const bot = findBot('formula-de', id)!;
  const dice = Rng.from(`${seed} dice`);
  const rng = Rng.from(`${seed} ${id}`);
  for (let n = 0; n < decisions; n++) {
    resolveChance(match, (_, ways) => dice.below(ways));
    const awaiting = match.game.awaiting(match.state);
    if (awaiting.kind !== 'moves') return;
    const seen = observe(match.game, match.state, awaiting.seats[0]!);
    const move = bot.choose(seen, rng, { playouts: 6 }) as FormulaDeTypes['move'];
    expect(seen.legal).toContain(move);
    appendEntry(match, [seen.seat, move]);
  }
  resolveChance(match, (_, ways) => dice.below(ways));
}

function seatToMove({ game, state }: Race): number {
  const awaiting = game.awaiting(state);
  if (awaiting.kind !== 'moves') throw new Error('nobody is to move');
  return awaiting.seats[0]!;
}

describe('a solo car', () => {
  it('needs hardly more than the optimal turns from pole position, including the start roll', () => {
    const { turns, dropOuts, optimalTurns } = runSoloRaces('monaco', 1, 20, 'pole', { playouts: 2 });
    expect(dropOuts).toBeLessThan(2);
    const mean = turns.reduce((sum, count) => sum + count, 0) / turns.length;
    expect(mean / optimalTurns).toBeGreaterThan(0.93);
    expect(mean / optimalTurns).toBeLessThan(1.07);
  });

  it('is solved for any circuit, from every place of the grid', () => {
    for (const laps of [1, 2]) {
      const solved = runToEnd(solveCircuit(practiceOval, laps, SETTINGS));
      expect(solved.optimalTurns).toBeLessThan(solved.turnsFromGrid(solved.track.grid.at(-1)!));
      for (const cell of solved.track.grid) expect(solved.turnsFromGrid(cell)).toBeGreaterThan(4 * laps);
    }
  });

  it('never gets slower by having more points', () => {
    const solved = runToEnd(solveCircuit(practiceOval, 1, SETTINGS));
    for (let cell = 0; cell < solved.track.road; cell++) {
      for (let gear = 1; gear <= 6; gear++) {
        for (let tyres = 1; tyres <= 4; tyres++) {
          const [less, more] = [
            solved.turnsOnRoad(1, cell, 0, gear, tyres - 1, 1, 1, 1),
            solved.turnsOnRoad(1, cell, 0, gear, tyres, 2, 1, 1),
          ];
          expect(more).toBeLessThan(less + 1e-4);
        }
      }
    }
  });
});

describe.each(LEVELS)('Formula Dé %s', (id) => {
  it('plays the same moves from the same seed', () => {
    const ends = [0, 1].map(() => {
      const match = startRace(3, { circuit: 'zandvoort' }, 'twice');
      playDecisions(match, id, 40, 'twice');
      return match.entries;
    });
    expect(ends[0]).toEqual(ends[1]);
  });

  it('knows no more than its seat', () => {
    const match = startRace(3, {}, 'secret');
    playDecisions(match, 'pro', 31, 'secret');
    const seat = seatToMove(match);
    const other = match.game.clone(match.state);
    match.game.determinize(other, seat, Rng.from('otherwise'));
    expect(other.wear).not.toEqual(match.state.wear);
    const choose = (state: typeof other) =>
      findBot('formula-de', id)!.choose(observe(match.game, state, seat), Rng.from('x'), { playouts: 20 });
    expect(choose(other)).toEqual(choose(match.state));
  });
});

describe('Formula Dé champion', () => {
  const choose = (id: string, sketch: PositionSketch) => {
    const { game, state } = createPosition(sketch);
    return findBot('formula-de', id)!.choose(observe(game, state, 0), Rng.from('tactics'), { playouts: 50 });
  };
  const far = { cell: 'm.s1.0', lap: 0 };

  it('slows down where two more stops are required', () => {
    const sketch = { cars: { 0: { cell: 'o.c5.3', gear: 5, tyres: 2, brakes: 1, fuel: 1, stops: 1 }, 1: far } };
    expect(choose('champion', sketch)).toEqual({ gear: 2 });
    expect(choose('rookie', sketch)).toEqual({ gear: 3 });
  });

  it('keeps to its budget of playouts', () => {
    const match = startRace(4, {}, 'budget');
    playDecisions(match, 'pro', 20, 'budget');
    const seen = observe(match.game, match.state, seatToMove(match));
    for (const playouts of [1, 40, 200]) {
      const evaluation = runToEnd(evaluate('formula-de', seen, Rng.from('x'), { playouts }));
      expect(evaluation.playouts).toBeGreaterThanOrEqual(playouts);
      expect(evaluation.playouts).toBeLessThanOrEqual(
        Math.max(playouts, 2 * seen.legal.length) + 2 * seen.legal.length,
      );
    }
  });
});

describe('Formula Dé evaluation', () => {
  it.each([
    ['hidden dashboards', 4, {}],
    ['two cars each', 2, { carsPerPlayer: 2 }],
    ['points for teams', 3, { carsPerPlayer: 2, teamPoints: true, dashboards: 'open' }],
    ['two laps', 3, { circuit: 'zandvoort', laps: 2 }],
    ['a circuit of its own', 10, { circuit: practiceOval, laps: 2 }],
  ] as const)('sums to 1 for every seat: %s', (_, seats, options) => {
    const match = startRace(seats, options, 'sum');
    runToEnd(prepareExactPlanner(match.game));
    for (let stage = 0; stage < 4; stage++) {
      if (match.game.awaiting(match.state).kind === 'over') return;
      for (let seat = 0; seat < seats; seat++) {
        const seen = observe(match.game, match.state, seat);
        const { winProbabilities, moves } = runToEnd(evaluate('formula-de', seen, Rng.from('sum'), { playouts: 12 }));
        expect(winProbabilities).toHaveLength(seats);
        expect(winProbabilities.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
        expect(moves.map(({ move }) => move)).toEqual(seen.legal);
        for (const { standardError } of [...winProbabilities, ...moves])
          expect(Number.isFinite(standardError)).toBe(true);
      }
      playDecisions(match, 'pro', 7 + 9 * stage, `sum ${stage}`);
    }
  });

  it('recognises a car far ahead', () => {
    const { game, state } = createPosition({ cars: { 0: { cell: 'm.c10.0' }, 1: { cell: 'm.s1.0' } }, order: [0, 1] });
    const { winProbabilities } = runToEnd(
      evaluate('formula-de', observe(game, state, 1), Rng.from('ahead'), { playouts: 30 }),
    );
    expect(winProbabilities[0]!.probability).toBeGreaterThan(0.95);
  });
});

it('has three baselines and four levels', () => {
  const ids = botsFor('formula-de').map(({ id }) => id);
  expect(ids).toEqual(['random', 'greedy', 'ismcts', 'rookie', 'amateur', 'pro', 'champion']);
});
