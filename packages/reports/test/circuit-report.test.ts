import { runToEnd } from '@paddock/bots';
import { findCircuitFaults, practiceOval, resolveCircuit } from '@paddock/formula-de';
import {
  type CircuitReport,
  listSections,
  REFERENCE_SUMMARIES,
  reportCircuit,
  summarizeReport,
} from '@paddock/reports/formula-de';
import { describe, expect, it } from 'vitest';
import { createRing } from './circuits.ts';

const QUICK = { races: 3, debriefs: 1 } as const;

describe('the report on a circuit', () => {
  it('is the same for the same seed, and another one for another seed', () => {
    const [first, again, other] = ['a', 'a', 'b'].map((seed) =>
      runToEnd(reportCircuit(practiceOval, { ...QUICK, hasCosts: false, seed })),
    );
    expect(again).toEqual(first);
    expect(other!.raced).not.toEqual(first!.raced);
    expect(other!.solved).toEqual(first!.solved);
  });

  it('shows the solution before what corners cost, and both before the first race', () => {
    const partials: CircuitReport[] = [];
    const report = runToEnd(reportCircuit(practiceOval, { ...QUICK, onPartial: (partial) => partials.push(partial) }));
    expect(partials.map(({ solved, raced }) => [solved?.hardestCorner ?? null, raced])).toEqual([
      [null, null],
      [2, null],
    ]);
    expect(report.raced?.races).toBe(3);
  });

  it('can be given up between any two steps', () => {
    const parts: string[] = [];
    const computation = reportCircuit(practiceOval, { onProgress: ({ part }) => parts.push(part) });
    while (!parts.includes('race')) computation.next();
    computation.return(undefined as never);
    expect(computation.next().done).toBe(true);
    expect(parts).not.toContain('debrief');
  });

  it('counts the same cars, places and sections everywhere', () => {
    const { raced } = runToEnd(reportCircuit(practiceOval, { races: 8, debriefs: 0, hasCosts: false }));
    expect(raced!.cars).toBe(3 + 4 + 6 + 8 + 3 + 4 + 6 + 8);
    expect(raced!.grid.map(({ starts }) => starts)).toEqual([8, 8, 8, 6, 4, 4, 2, 2]);
    expect(raced!.grid.reduce((sum, { wins }) => sum + wins, 0)).toBe(8);
    const overtakings = raced!.sections.reduce((sum, section) => sum + section.overtakings, 0);
    expect(overtakings).toBeCloseTo(raced!.overtakings, 1);
    expect(raced!.overtakings).toBeGreaterThan(0);
  });

  it('has exact gears: every row is driven over once, unless the car drops out', () => {
    const { solved } = runToEnd(reportCircuit(practiceOval, { races: 0, hasCosts: false }));
    expect(solved!.gearByRow).toHaveLength(practiceOval.lapRows);
    expect(Math.min(...solved!.gearByRow)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...solved!.gearByRow)).toBeLessThanOrEqual(6);
    // From a standing start the first row past the line is slower than the last one before it.
    expect(solved!.gearByRow[0]!).toBeLessThan(solved!.gearByRow.at(-1)!);
    expect(solved!.finishes).toBeGreaterThan(0.95);
  });

  it('finds that a corner with more stops costs more turns', () => {
    const ring = createRing({
      rows: 80,
      corners: [
        [20, 24],
        [40, 47],
      ],
      stops: 1,
    });
    const harder = {
      ...ring,
      corners: ring.corners.map((corner) => (corner.id === 2 ? { ...corner, stops: 3 as const } : corner)),
    };
    const [easy, hard] = [ring, harder].map((circuit) => runToEnd(reportCircuit(circuit, { races: 0 })).solved!);
    expect(hard!.hardestCorner).toBe(2);
    expect(hard!.corners[1]!.cost!).toBeGreaterThan(easy!.corners[1]!.cost! + 1);
    expect(hard!.turns).toBeGreaterThan(easy!.turns);
  });

  it('has the figures of Zandvoort that are shipped for comparison', () => {
    const report = runToEnd(reportCircuit(resolveCircuit('zandvoort'), { races: 0, hasCosts: false }));
    expect(summarizeReport(report).turns).toBe(REFERENCE_SUMMARIES.zandvoort.turns);
  });

  it('drives fewer races on a long circuit', () => {
    const long = createRing({
      rows: 400,
      corners: [
        [100, 110],
        [200, 210],
      ],
      stops: 1,
    });
    expect(findCircuitFaults(long)).toEqual([]);
    const totals: number[] = [];
    const report = reportCircuit(long, { hasCosts: false, onProgress: ({ total }) => totals.push(total) });
    while (totals.length < 2) report.next();
    expect(totals[1]).toBeLessThan(200);
  });
});

describe('the sections of a lap', () => {
  it('cover every row once, from the line to the line', () => {
    const sections = listSections(resolveCircuit('monaco'));
    expect(sections[0]!.first).toBe(0);
    for (const [i, section] of sections.entries()) if (i > 0) expect(section.first).toBe(sections[i - 1]!.end);
    expect(sections.at(-1)!.end).toBe(resolveCircuit('monaco').lapRows);
    expect(sections.filter(({ kind }) => kind === 'corner')).toHaveLength(10);
  });
});
