import { runToEnd, runSoloRaces } from '@paddock/bots';
import { resolveCircuit } from '@paddock/formula-de';
import { reportCircuit } from '@paddock/reports/formula-de';
import { describe, expect, it } from 'vitest';
import { createLargestRing } from './circuits.ts';

describe('the report on a circuit', () => {
  it('on the largest circuit ends with all its parts, and says what it left out', () => {
    const report = runToEnd(reportCircuit(createLargestRing()));
    expect(report.limits).toEqual(['fewer-races', 'coarse-costs']);
    expect(report.luck?.races).toBeGreaterThan(0);
  });

  it('says of a perfect driver what races of a champion alone show', () => {
    const { solved } = runToEnd(reportCircuit(resolveCircuit('zandvoort'), { races: 0, hasCosts: false }));
    const races = 400;
    const { turns, dropOuts } = runSoloRaces('zandvoort', 1, races, 'report', { playouts: 2 });
    expect(Math.abs(dropOuts / races - (1 - solved!.finishes))).toBeLessThan(0.015);
    const mean = turns.reduce((sum, count) => sum + count, 0) / turns.length;
    expect(mean / solved!.turns).toBeGreaterThan(0.98);
    expect(mean / solved!.turns).toBeLessThan(1.02);
  });
});
