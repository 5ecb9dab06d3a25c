import type { CircuitReport, RacedFigures, SolvedFigures } from '@paddock/reports/formula-de';
import { describe, expect, it } from 'vitest';
import { findWarnings } from '../src/formula-de/warnings.ts';

const solved: SolvedFigures = {
  turns: 15,
  finishes: 1,
  gearByRow: [],
  corners: [0, 0.5, 1, 1.5].map((cost, i) => ({
    corner: i + 1,
    cost,
    brakes: 0,
    tyres: 0,
    downshifts: 0,
    spins: 0,
    outs: 0,
  })),
  hardestCorner: 4,
  areCostsExact: true,
};

const raced: RacedFigures = {
  races: 300,
  cars: 1500,
  rounds: 18,
  dropOuts: { share: 0.1, low: 0.08, high: 0.12 },
  dropOutReasons: {},
  overtakings: 10,
  overtakingsPerCar: 2,
  ledThroughout: 0,
  sections: [1, 2, 3, 4].flatMap((corner) => [
    {
      kind: 'straight' as const,
      corner: corner - 1,
      first: corner * 20 - 20,
      end: corner * 20 - 10,
      overtakings: 1.5,
      dropOuts: 0.01,
    },
    { kind: 'corner' as const, corner, first: corner * 20 - 10, end: corner * 20, overtakings: 1, dropOuts: 0.01 },
  ]),
  grid: [{ place: 1, starts: 300, wins: 75, fair: 0.22, share: 0.25, low: 0.2, high: 0.3 }],
};

const circuit = { id: 'x', rows: 80, cells: 240, corners: 4 };

function warn(changes: Partial<Pick<CircuitReport, 'solved' | 'raced' | 'luck'>>) {
  return findWarnings({ circuit, solved, raced, luck: null, ...changes });
}

describe('warnings about a circuit', () => {
  it('are not given for a good one', () => expect(warn({})).toEqual([]));

  it('name the stretch on which nobody overtakes', () => {
    const sections = raced.sections.map((section, i) =>
      i >= 2 && i <= 4 ? { ...section, overtakings: 0.01 } : section,
    );
    expect(warn({ raced: { ...raced, sections } })).toEqual([{ code: 'no-overtaking', from: 1, to: 3, share: 0.003 }]);
  });

  it('name a corner that slows nobody down, except the first after the start', () => {
    const corners = solved.corners.map((corner) => (corner.corner <= 2 ? { ...corner, cost: 0.02 } : corner));
    expect(warn({ solved: { ...solved, corners } })).toEqual([{ code: 'corner-without-effect', corner: 2 }]);
  });

  it('name a corner in which many drop out', () => {
    const sections = raced.sections.map((section, i) => (i === 5 ? { ...section, dropOuts: 0.5 } : section));
    expect(warn({ raced: { ...raced, sections } })).toEqual([{ code: 'drop-outs-in-corner', corner: 3, share: 0.5 }]);
  });

  it.each([
    ['pole-wins', { share: 0.6, low: 0.54, high: 0.65 }],
    ['pole-loses', { share: 0.1, low: 0.07, high: 0.14 }],
  ] as const)('say that pole position decides too much: %s', (code, estimate) => {
    const grid = [{ ...raced.grid[0]!, ...estimate }];
    expect(warn({ raced: { ...raced, grid } })).toEqual([{ code, share: estimate.share, fair: 0.22 }]);
  });

  it.each([
    ['few-overtakings', { raced: { ...raced, overtakingsPerCar: 0.5 } }],
    ['many-drop-outs', { raced: { ...raced, dropOuts: { share: 0.5, low: 0.45, high: 0.55 } } }],
    ['short-race', { solved: { ...solved, turns: 4.6, corners: [] } }],
    ['long-race', { solved: { ...solved, turns: 80 } }],
    [
      'one-corner-decides',
      { solved: { ...solved, corners: solved.corners.map((c) => (c.corner === 4 ? { ...c, cost: 6 } : c)) } },
    ],
    ['mostly-luck', { luck: { races: 12, luck: 0.97, standardError: 0.02, unexplained: 0 } }],
  ])('have the code %s', (code, changes) => expect(warn(changes).map((warning) => warning.code)).toEqual([code]));

  it('need enough races', () => {
    const few = { ...raced, races: 10, overtakingsPerCar: 0 };
    expect(warn({ raced: few })).toEqual([]);
    expect(warn({ luck: { races: 3, luck: 1, standardError: 0, unexplained: 0 } })).toEqual([]);
  });
});
