import { describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport, summarize, type TestResult } from '../test-report.mjs';

function result(name: string, changes: Partial<TestResult> = {}): TestResult {
  return { name, outcome: 'passed', milliseconds: 1, message: '', ...changes };
}

describe('reports', () => {
  it('vitest: tests by file and name, and a file that does not load', () => {
    const report = {
      testResults: [
        {
          name: `${process.cwd()}/a.test.ts`,
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'one', status: 'passed', duration: 5, failureMessages: [] },
            { fullName: 'two', status: 'failed', duration: 7, failureMessages: ['expected 1'] },
            { fullName: 'three', status: 'pending' },
          ],
        },
        { name: `${process.cwd()}/b.test.ts`, status: 'failed', message: 'cannot load', assertionResults: [] },
      ],
    };
    expect(readVitestReport(report)).toEqual([
      result('a.test.ts › one', { milliseconds: 5 }),
      result('a.test.ts › two', { outcome: 'failed', milliseconds: 7, message: 'expected 1' }),
      result('a.test.ts › three', { outcome: 'skipped', milliseconds: 0 }),
      result('b.test.ts', { outcome: 'failed', milliseconds: 0, message: 'cannot load' }),
    ]);
  });

  it('Playwright: tests of nested suites, and one that passed only when repeated as failed', () => {
    const spec = (title: string, status: string, ...errors: (string | null)[]) => ({
      file: 'a.spec.ts',
      title,
      tests: [
        { status, results: errors.map((error) => ({ duration: 3, ...(error && { error: { message: error } }) })) },
      ],
    });
    const suites = [
      { specs: [spec('one', 'expected', null)], suites: [{ specs: [spec('two', 'flaky', 'late', null)] }] },
    ];
    expect(readPlaywrightReport({ suites })).toEqual([
      result('a.spec.ts › two', { outcome: 'failed', milliseconds: 6, message: 'late' }),
      result('a.spec.ts › one', { milliseconds: 3 }),
    ]);
  });
});

describe('the summary', () => {
  it('names every failure with its first line, and lists the slowest tests first', () => {
    const tests = [
      result('fast'),
      result('slow', { milliseconds: 2500 }),
      result('wrong', { outcome: 'failed', message: '\u001B[31mexpected 1\u001B[0m\nat line 5' }),
    ];
    const { text, failed } = summarize([{ name: 'vitest', code: 1, tests }], 2);
    expect(failed).toBe(2);
    expect(text.indexOf('2.5 s  slow')).toBeLessThan(text.indexOf('0.0 s  fast'));
    expect(text).toContain('  2 of the checks (see above)\n  wrong\n    expected 1\n');
    expect(text.endsWith('2 passed, 2 failed')).toBe(true);
  });

  it('says how long each part took', () => {
    const runs = [{ name: 'vitest', code: 0, tests: [result('one')] }];
    const { text } = summarize(runs, 0, [
      ['checks', 21_340],
      ['vitest', 90_000],
    ]);
    expect(text).toContain('Time of each part:\n   21.3 s  checks\n   90.0 s  vitest\n\nSlowest tests:');
  });

  it('a run without a report, or one that ended badly for another reason, is a failure', () => {
    expect(summarize([{ name: 'vitest', code: 0, tests: [] }], 0).failed).toBe(1);
    expect(summarize([{ name: 'vitest', code: 1, tests: [result('one')] }], 0).failed).toBe(1);
    expect(summarize([{ name: 'vitest', code: 0, tests: [result('one')] }], 0).failed).toBe(0);
  });
});
