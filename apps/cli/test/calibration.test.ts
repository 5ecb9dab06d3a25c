import { Rng } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { renderReliabilityDiagram } from '../src/calibration/diagram.ts';
import { listCalibrationRows } from '../src/calibration/document.ts';
import type { DebriefFindings, RaceFindings } from '../src/calibration/examine.ts';
import { type Calibration, computeCalibration } from '../src/calibration/statistics.ts';

/** Races of two whose winner is drawn by `trueShare`; the evaluator says `predicted`. */
function createRaces(
  predict: (trueShare: number) => number,
  luck = 0,
): [races: RaceFindings[], debriefs: DebriefFindings[]] {
  const rng = Rng.from('races');
  const found = Array.from({ length: 300 }, (_, number): [RaceFindings, DebriefFindings] => {
    const share = 0.05 + (0.9 * rng.below(1000)) / 1000;
    const won = rng.below(1000) < 1000 * share ? 1 : 0;
    const noise = (rng.below(1000) - 499.5) / 1000;
    return [
      { number, result: [won, 1 - won], positions: [[predict(share), 1 - predict(share)]] },
      {
        number,
        levels: ['pro', 'rookie'],
        luck: [luck + noise, -luck - noise],
        ownLuck: [noise / 2, noise / 2],
        unexplained: [0.1, -0.1],
        ribbonSeconds: 0.1,
        seconds: 1,
        entries: 100,
        errors: [{ error: 0.05, checkedError: number % 10 === 0 ? 0.01 : 0.05, checkedStandardError: 0.01 }],
      },
    ];
  });
  return [found.map(([race]) => race), found.map(([, debrief]) => debrief)];
}

function verdictOf(found: Calibration, name: string): boolean | null {
  return listCalibrationRows(found).find((row) => row.name.includes(name))!.isMet;
}

describe('the calibration of an evaluator', () => {
  const fair = computeCalibration(...createRaces((share) => share));

  it('is good for true probabilities', () => {
    expect(fair.slope.low).toBeLessThan(1);
    expect(fair.slope.high).toBeGreaterThan(1);
    expect(fair.error.value).toBeLessThan(2 * fair.perfectError);
    expect(verdictOf(fair, 'slope')).toBe(true);
  });

  it('is bad for probabilities that are too bold or too timid', () => {
    const bold = computeCalibration(...createRaces((share) => (share < 0.5 ? share / 3 : 1 - (1 - share) / 3)));
    expect(bold.slope.high).toBeLessThan(0.9);
    expect(bold.error.value).toBeGreaterThan(0.05);
    expect(verdictOf(bold, 'calibration error')).toBe(false);
    const timid = computeCalibration(...createRaces((share) => 0.5 + (share - 0.5) / 3));
    expect(timid.slope.low).toBeGreaterThan(1.1);
    expect(verdictOf(timid, 'slope')).toBe(false);
  });

  it('asks for luck without a favourite, and for errors that more effort confirms', () => {
    expect(verdictOf(fair, 'luck of pros')).toBe(true);
    expect(fair.unexplained.value).toBeCloseTo(0.1, 9);
    expect(fair.agreement.value).toBeCloseTo(0.9, 9);
    const unfair = computeCalibration(...createRaces((share) => share, 0.1));
    expect(verdictOf(unfair, 'luck of pros')).toBe(false);
  });

  it('is drawn as a diagram that says everything in words too', () => {
    const diagram = renderReliabilityDiagram('Formula', fair);
    expect(diagram.match(/<circle/g)).toHaveLength(fair.bins.length);
    expect(diagram).toMatch(/<desc>\d+ % predicted, \d+ % won/);
  });
});
