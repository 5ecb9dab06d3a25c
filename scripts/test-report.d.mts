export interface TestResult {
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  milliseconds: number;
  message: string;
}

export function readVitestReport(report: unknown): TestResult[];
export function readPlaywrightReport(report: unknown): TestResult[];

/** The last lines of npm test and the number of failures. */
export function summarize(
  runs: readonly { name: string; code: number; tests: TestResult[] }[],
  failedChecks: number,
  parts?: readonly (readonly [part: string, milliseconds: number])[],
): { text: string; failed: number };
