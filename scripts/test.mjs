// npm test: the checks, every test, and the site in a real browser. Extra words go to vitest, and the browser is left
// out then: npm test -- packages/formel-fun
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildSite } from './build.mjs';
import { check } from './check.mjs';
import { findRedis } from './packages.mjs';
import { call, setUp } from './setup.mjs';
import { readPlaywrightReport, readVitestReport, summarize } from './test-report.mjs';

await setUp();
const words = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'paddock-test-'));
const failedChecks = await check();
const runs = [await unitTests()];
if (words.length === 0) runs.push(await browserTests());
rmSync(folder, { recursive: true, force: true });

const { text, failed } = summarize(runs, failedChecks);
console.log(text);
process.exit(failed > 0 ? 1 : 0);

async function unitTests() {
  await findRedis();
  const report = join(folder, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await call('vitest', ['run', ...reporters, ...words]);
  return { name: 'vitest', code, tests: readReport(report, readVitestReport) };
}

async function browserTests() {
  await buildSite();
  const browser = await findBrowser();
  const report = join(folder, 'browser.json');
  const env = { E2E_REPORT: report, ...(browser === '' ? {} : { CHROMIUM: browser }) };
  const { code } = await call('playwright', ['test', '-c', 'apps/web/e2e/playwright.config.ts'], { env });
  return { name: 'playwright', code, tests: readReport(report, readPlaywrightReport) };
}

/** A report that is missing or cannot be read has no tests, which `summarize` counts as a failure. */
function readReport(path, read) {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return [];
  }
}
