import { Rng } from '@paddock/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBestArm, runSequentialHalving } from '../src/search/sequential-halving.ts';
import { RunningMean } from '../src/search/running-mean.ts';
import { runToEnd, BudgetMeter } from '../src/computation.ts';

describe('Sample', () => {
  it('gives the mean and the standard error', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: 2 }), (numbers) => {
        const sample = new RunningMean();
        for (const x of numbers) sample.add(x);
        const mean = numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
        const variance = numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (numbers.length - 1);
        expect(sample.mean).toBeCloseTo(mean, 6);
        expect(sample.standardError).toBeCloseTo(Math.sqrt(variance / numbers.length), 6);
      }),
    );
  });

  it('knows no error from a single number', () => {
    const sample = new RunningMean();
    sample.add(3);
    expect(sample.estimate).toEqual({ probability: 3, standardError: Infinity });
  });
});

describe('sequential halving', () => {
  /** Arms of given worth, all blurred alike by what happens to all of them, and a little each on its own. */
  function run(
    worths: readonly number[],
    playouts: number,
    seed: string,
  ): { best: number; counts: number[]; spent: number } {
    const rng = Rng.from(seed);
    const unit = (): number => rng.below(1000) / 1000;
    const meter = new BudgetMeter({ playouts });
    const samples = runToEnd(
      runSequentialHalving(worths.length, meter, (arms, worth) => {
        const common = 4 * unit();
        for (const arm of arms) worth[arm] = worths[arm]! + common + 0.4 * unit();
      }),
    );
    return { best: findBestArm(samples), counts: samples.map(({ count }) => count), spent: meter.playouts };
  }

  it('finds the best of nine', () => {
    const worths = [0.1, 0.4, 0.3, 0.75, 0.2, 0.6, 0.5, 0.1, 0.3];
    const found = Array.from({ length: 40 }, (_, n) => run(worths, 600, `nine ${n}`).best);
    expect(found.filter((arm) => arm === 3).length).toBeGreaterThan(36);
  });

  it('spends its playouts on the good ones, and no more than it has', () => {
    const { counts, spent } = run([0, 0.02, 0.01, 0.03], 400, 'spend');
    expect(Math.max(...counts)).toBeGreaterThan(Math.min(...counts));
    expect(spent).toBeLessThanOrEqual(400 + 4);
    expect(spent).toBeGreaterThan(390);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(spent);
  });

  it('ends early when one is clearly best', () => {
    expect(run([0, 5, 1, 2], 100_000, 'clear').spent).toBeLessThan(1000);
  });
});

describe('Meter', () => {
  it('counts playouts', () => {
    const meter = new BudgetMeter({ playouts: 3 });
    expect([meter.spend(1), meter.spend(1), meter.spend(1)]).toEqual([true, true, false]);
  });
});
