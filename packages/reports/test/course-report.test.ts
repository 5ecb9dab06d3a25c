import { runToEnd } from '@paddock/bots';
import { Rng } from '@paddock/kernel';
import { findCourseFault, SAMPLE_COURSE, type Token } from '@paddock/pole-position';
import { drawCourse, generateCourse, reportCourse } from '@paddock/reports/pole-position';
import { describe, expect, it } from 'vitest';
import { findCourseWarnings } from '../src/pole-position/warnings.ts';

const QUICK = { races: 4, debriefs: 0 } as const;

describe('the report on a course', () => {
  it('is the same for the same seed', () => {
    const [first, again] = [0, 1].map(() => runToEnd(reportCourse(SAMPLE_COURSE, QUICK)));
    expect(again).toEqual(first);
  });

  it('counts landings on every space and every win once', () => {
    const { raced } = runToEnd(reportCourse(SAMPLE_COURSE, QUICK));
    expect(raced!.drivers).toBe(2 + 3 + 4 + 5);
    expect(raced!.seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(4);
    expect(raced!.landings).toHaveLength(43);
    expect(Object.values(raced!.tokens).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
  });
});

describe('generated courses', () => {
  it('are legal, and differ', () => {
    const courses = Array.from({ length: 50 }, (_, n) => drawCourse(Rng.from(`course ${n}`)));
    expect(courses.map(findCourseFault)).toEqual(courses.map(() => null));
    expect(new Set(courses.map((tokens) => tokens.join())).size).toBe(50);
  });

  it('try no more courses than allowed, and report on the one they return', () => {
    const found = runToEnd(generateCourse({ seed: 'x', tries: 2, races: 2 }));
    expect(found.tries).toBeLessThanOrEqual(2);
    expect(found.report.tokens).toEqual(found.tokens);
    expect(runToEnd(generateCourse({ seed: 'x', tries: 2, races: 2 })).tokens).toEqual(found.tokens);
  });
});

describe('warnings about a course', () => {
  it('name tokens that lie close together', () => {
    const oils: Token[] = ['oil', 'grey', 'oil', 'grey', 'oil', 'grey', 'oil', 'grey', 'oil'];
    const rest = SAMPLE_COURSE.filter((token) => token !== 'oil').slice(0, 34);
    const warnings = findCourseWarnings({ tokens: [...oils, ...rest], raced: null, luck: null });
    expect(warnings).toContainEqual({ code: 'clustered-tokens', token: 'oil', from: 1, to: 9 });
    expect(findCourseWarnings({ tokens: SAMPLE_COURSE, raced: null, luck: null })).toEqual([]);
  });
});
