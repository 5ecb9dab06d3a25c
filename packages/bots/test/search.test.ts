import { Rng } from '@paddock/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BudgetMeter, runToEnd } from '../src/computation.ts';
import { RunningMean } from '../src/search/running-mean.ts';
import { findBestArm, runSequentialHalving } from '../src/search/sequential-halving.ts';

describe('RunningMean', () => {
  it('gives the mean and the standard error', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: 2 }), (numbers) => {
        const running = new RunningMean();
        for (const x of numbers) running.add(x);
        const mean = numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
        const variance = numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (numbers.length - 1);
        expect(running.mean).toBeCloseTo(mean, 6);
        expect(running.standardError).toBeCloseTo(Math.sqrt(variance / numbers.length), 6);
      }),
    );
  });

  it('has an infinite standard error with a single number', () => {
    const running = new RunningMean();
    running.add(3);
    expect(running.estimate).toEqual({ probability: 3, standardError: Infinity });
  });
});

describe('sequential halving', () => {
  /** Arms of known value, with noise shared by all arms of a trial and a little noise of their own. */
  function run(
    trueValues: readonly number[],
    playouts: number,
    seed: string,
  ): { best: number; counts: number[]; spent: number } {
    const rng = Rng.from(seed);
    const unit = (): number => rng.below(1000) / 1000;
    const meter = new BudgetMeter({ playouts });
    const means = runToEnd(
      runSequentialHalving(trueValues.length, meter, (arms, values) => {
        const common = 4 * unit();
        for (const arm of arms) values[arm] = trueValues[arm]! + common + 0.4 * unit();
      }),
    );
    return { best: findBestArm(means), counts: means.map(({ count }) => count), spent: meter.playouts };
  }

  it('finds the best of nine', () => {
    const trueValues = [0.1, 0.4, 0.3, 0.75, 0.2, 0.6, 0.5, 0.1, 0.3];
    const found = Array.from({ length: 40 }, (_, n) => run(trueValues, 600, `nine ${n}`).best);
    expect(found.filter((arm) => arm === 3).length).toBeGreaterThan(36);
  });

  it('spends its playouts on the good arms, within its budget', () => {
    const { counts, spent } = run([0, 0.02, 0.01, 0.03], 400, 'spend');
    expect(Math.max(...counts)).toBeGreaterThan(Math.min(...counts));
    expect(spent).toBeLessThanOrEqual(400 + 4);
    expect(spent).toBeGreaterThan(390);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(spent);
  });

  it('ends early when one arm is clearly best', () => {
    expect(run([0, 5, 1, 2], 100_000, 'clear').spent).toBeLessThan(1000);
  });
});

describe('BudgetMeter', () => {
  it('counts playouts', () => {
    const meter = new BudgetMeter({ playouts: 3 });
    expect([meter.spend(1), meter.spend(1), meter.spend(1)]).toEqual([true, true, false]);
  });
});
