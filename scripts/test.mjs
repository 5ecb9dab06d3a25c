// npm test: the checks, then every test. Extra words go to vitest: npm test -- packages/formel-fun
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.mjs';
import { call, setUp } from './setup.mjs';

await setUp();
const failedChecks = await check();

const folder = mkdtempSync(join(tmpdir(), 'paddock-test-'));
const report = join(folder, 'report.json');
const words = process.argv.slice(2);
const { code } = await call('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...words,
]);
let counts = { numPassedTests: 0, numFailedTests: 0 };
try {
  counts = JSON.parse(readFileSync(report, 'utf8'));
} catch {
  console.error('paddock: vitest left no report');
}
rmSync(folder, { recursive: true, force: true });

const bad = counts.numFailedTests + failedChecks;
console.log(`${counts.numPassedTests} passed, ${bad} failed`);
process.exit(code !== 0 || bad > 0 || counts.numPassedTests === 0 ? 1 : 0);
