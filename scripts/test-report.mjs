// Reads the JSON reports of vitest and Playwright, and writes the summary at the end of npm test.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ name: string, outcome: 'passed' | 'failed' | 'skipped', milliseconds: number, message: string }} TestResult */

const SLOWEST = 10;

/** @returns {TestResult[]} */
export function readVitestReport(report) {
  return report.testResults.flatMap((file) => {
    const path = relative(process.cwd(), file.name);
    const tests = file.assertionResults.map((test) => ({
      name: `${path} › ${test.fullName}`,
      outcome: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      milliseconds: test.duration ?? 0,
      message: test.failureMessages?.[0] ?? '',
    }));
    // A file that cannot be loaded has no tests of its own.
    const isBroken = file.status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    return isBroken ? [...tests, { name: path, outcome: 'failed', milliseconds: 0, message: file.message }] : tests;
  });
}

/** @returns {TestResult[]} */
export function readPlaywrightReport(report) {
  const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' };
  const inSuite = (suite) => [
    ...(suite.suites ?? []).flatMap(inSuite),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        name: `${spec.file} › ${spec.title}`,
        outcome: outcomes[test.status],
        milliseconds: test.results.reduce((sum, { duration }) => sum + duration, 0),
        message: test.results.find(({ error }) => error)?.error.message ?? '',
      })),
    ),
  ];
  return report.suites.flatMap(inSuite);
}

/**
 * The last lines of npm test: how long each part took, the slowest tests, every failure by name, and the totals. A run
 * without any test that passed, or one that ended badly although no test failed, is a failure.
 *
 * @param {{ name: string, code: number, tests: TestResult[] }[]} runs
 * @param {readonly (readonly [part: string, milliseconds: number])[]} parts
 */
export function summarize(runs, failedChecks, parts = []) {
  const tests = runs.flatMap((run) => run.tests);
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
  const failures = [
    ...(failedChecks > 0 ? [`${failedChecks} of the checks (see above)`] : []),
    ...tests.filter(({ outcome }) => outcome === 'failed').map(describeFailure),
    ...runs.flatMap(runFailure),
  ];
  const slowest = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
  const lines = [
    '',
    ...(parts.length === 0 ? [] : ['Time of each part:', ...parts.map(([part, time]) => formatTime(time, part)), '']),
    'Slowest tests:',
    ...slowest.map(({ name, milliseconds }) => formatTime(milliseconds, name)),
    ...(failures.length === 0 ? [] : ['', 'Failed:', ...failures.map((failure) => `  ${failure}`)]),
    '',
    `${passed} passed, ${failures.length} failed`,
  ];
  return { text: lines.join('\n'), failed: failures.length };
}

function formatTime(milliseconds, what) {
  return `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${what}`;
}

function describeFailure({ name, message }) {
  const [firstLine = ''] = stripVTControlCharacters(message).split('\n');
  return firstLine === '' ? name : `${name}\n    ${firstLine.slice(0, 300)}`;
}

function runFailure({ name, code, tests }) {
  if (!tests.some(({ outcome }) => outcome === 'passed')) return [`${name}: no test passed, or it left no report`];
  const failed = tests.some(({ outcome }) => outcome === 'failed');
  return code !== 0 && !failed ? [`${name} ended with code ${code} although no test failed (see above)`] : [];
}
