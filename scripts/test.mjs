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

await setUp();
const words = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'paddock-test-'));
const results = [{ passed: 0, failed: await check() }, await unitTests()];
if (words.length === 0) results.push(await browserTests());
rmSync(folder, { recursive: true, force: true });

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || results.slice(1).some((result) => result.passed === 0) ? 1 : 0);

/** A report that is missing or says nothing is a failure, and so is a run that ended badly for another reason. */
function read(report, code, count) {
  try {
    const counts = count(JSON.parse(readFileSync(report, 'utf8')));
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    console.error('paddock: the tests left no report');
    return { passed: 0, failed: 1 };
  }
}

async function unitTests() {
  await findRedis();
  const report = join(folder, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await call('vitest', ['run', ...reporters, ...words]);
  return read(report, code, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

async function browserTests() {
  await buildSite();
  const browser = await findBrowser();
  const report = join(folder, 'browser.json');
  const env = { E2E_REPORT: report, ...(browser === '' ? {} : { CHROMIUM: browser }) };
  const { code } = await call('playwright', ['test', '-c', 'apps/web/e2e/playwright.config.ts'], { env });
  return read(report, code, ({ stats }) => {
    // Races are driven by real dice on a machine that may be busy: what fails is tried once more, and told.
    if (stats.flaky > 0) console.log(`${stats.flaky} in the browser passed only when tried again`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}
