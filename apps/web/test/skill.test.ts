import type { DrivenRace } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { skillOverTime, summarizeRaces } from '../src/people/skill.ts';

function race(result: number, luck: number, errors = 0): DrivenRace {
  return {
    game: 'formula-de',
    endedAt: 1,
    table: null,
    options: null,
    expected: 0.25,
    result,
    luck,
    choices: 20,
    errors,
    errorTotal: errors * 0.1,
  };
}

describe('races with a debrief', () => {
  // The latest first. Without luck: -0.15, 0.25 and 0.05 more than expected.
  const races = [race(0, -0.1, 3), race(1, 0.5), race(0, -0.3, 1)];

  it('are summarized as skill with its standard error, luck and errors', () => {
    const { skill, luck, errorsPer100, races: count } = summarizeRaces(races);
    expect(count).toBe(3);
    expect(skill.mean).toBeCloseTo(0.05);
    expect(skill.standardError).toBeCloseTo(0.2 / Math.sqrt(3));
    expect(luck).toBeCloseTo(0.1 / 3);
    expect(errorsPer100).toBeCloseTo(400 / 60);
  });

  it('have no standard error if there is only one', () => {
    expect(summarizeRaces(races.slice(0, 1)).skill.standardError).toBeNaN();
  });

  it('add up from the first to the last', () => {
    const points = skillOverTime(races);
    expect(points.map(({ luck }) => luck.toFixed(2))).toEqual(['-0.30', '0.20', '0.10']);
    expect(points.map(({ skill }) => skill.toFixed(2))).toEqual(['0.05', '0.30', '0.15']);
  });
});
