import { findBot, runSoloRaces, runToEnd } from '@paddock/bots';
import { resolveCircuit, type FormulaDeTypes, FRESH_WEAR } from '@paddock/formula-de';
import { observe, Rng } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { type Position, createPosition } from '../../formula-de/test/position.ts';
import { solveCircuit } from '../src/formula-de/solo-solution.ts';

/** The car whose box the solution uses for all cars. */
const SOLO_CAR = 4;
/** Every point of wear is distinguished, and dropping out costs eight turns. */
const SETTINGS = { wearCoarseness: 0, dropOutTurns: 8 };

describe('a solo car', () => {
  /** Turns of one car on an empty circuit, the last one as a fraction; `null` if it drops out. */
  function driveAlone({ game, state: before }: Position, seed: string): number | null {
    const state = game.clone(before);
    const champion = findBot('formula-de', 'champion')!;
    const dice = Rng.from(seed);
    for (;;) {
      const awaiting = game.awaiting(state);
      if (awaiting.kind === 'over') return null;
      if (awaiting.kind === 'chance') {
        game.resolve(state, dice.below(awaiting.ways));
        continue;
      }
      const seen = observe(game, state, SOLO_CAR);
      const move = champion.choose(seen, dice, { playouts: 1 }) as FormulaDeTypes['move'];
      if ('to' in move && move.to === 'finish') {
        return state.round - before.round + game.previewDrive(state, move).path.length / state.roll;
      }
      game.play(state, SOLO_CAR, move);
    }
  }

  it.each([
    ['monaco', 1, 0.03],
    ['zandvoort', 2, 0.03],
  ] as const)('takes as many turns at %s as the solution says (%i laps)', (circuit, laps, within) => {
    const solved = runToEnd(solveCircuit(resolveCircuit(circuit), laps, SETTINGS));
    const pole = solved.track.grid[0]!;
    const { tyres, brakes, fuel, engine } = FRESH_WEAR[laps]!;
    const expected = solved.turnsOnRoad(0, pole, 0, 0, tyres, brakes, fuel, engine);
    const grid = { cell: resolveCircuit(circuit).grid[0]!, lap: 0, gear: 1, condition: 'stalled' } as const;
    const start = createPosition({ circuit, laps, seats: 5, cars: { [SOLO_CAR]: grid } });
    const turns = Array.from({ length: 40 }, (_, n) => driveAlone(start, `lone ${n}`)).filter((t) => t !== null);
    expect(turns.length).toBeGreaterThan(37);
    const mean = turns.reduce((sum, t) => sum + t, 0) / turns.length;
    expect(mean / expected).toBeGreaterThan(1 - within);
    expect(mean / expected).toBeLessThan(1 + within);
  });

  it('needs hardly more than the optimal turns from pole position, including the start roll', () => {
    const { turns, dropOuts, optimalTurns } = runSoloRaces('monaco', 1, 120, 'pole', { playouts: 2 });
    expect(dropOuts).toBeLessThan(6);
    const mean = turns.reduce((sum, count) => sum + count, 0) / turns.length;
    expect(mean / optimalTurns).toBeGreaterThan(0.97);
    expect(mean / optimalTurns).toBeLessThan(1.03);
  });
});
