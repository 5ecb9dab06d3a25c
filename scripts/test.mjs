// npm test: the checks, every test, and the site in a real browser. Extra words go to vitest, and the browser is left
// out then: npm test -- packages/formel-fun
// What is long, exhaustive or statistical belongs to npm run proof.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildSite } from './build.mjs';
import { check } from './check.mjs';
import { findRedis } from './packages.mjs';
import { call, root, setUp } from './setup.mjs';
import { readPlaywrightReport, readVitestReport, summarize } from './test-report.mjs';

await setUp();
const words = process.argv.slice(2);
const withBrowser = words.length === 0;
const folder = mkdtempSync(join(tmpdir(), 'paddock-test-'));
/** Tests start many processes and threads, which load the same files. */
const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'compile') };
/** @type {[part: string, milliseconds: number][]} */
const parts = [];

// Each of the two leaves a core idle at times.
const [failedChecks] = await Promise.all([
  measure('checks', check),
  withBrowser ? measure('build of the site, at the same time', buildSite) : null,
]);
// So do these: both wait for processes and pages about as long as they compute.
const runs = await Promise.all([
  measure('vitest', unitTests),
  ...(withBrowser ? [measure('Playwright, at the same time', browserTests)] : []),
]);
rmSync(folder, { recursive: true, force: true });

const { text, failed } = summarize(runs, failedChecks, parts);
console.log(text);
process.exit(failed > 0 ? 1 : 0);

/** Runs a part and remembers how long it took. */
async function measure(part, run) {
  const started = Date.now();
  const result = await run();
  parts.push([part, Date.now() - started]);
  return result;
}

async function unitTests() {
  await findRedis();
  const report = join(folder, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await call('vitest', ['run', ...reporters, ...words], { env });
  return { name: 'vitest', code, tests: readReport(report, readVitestReport) };
}

async function browserTests() {
  const browser = await findBrowser();
  const report = join(folder, 'browser.json');
  const { code } = await call('playwright', ['test', '-c', 'apps/web/e2e/playwright.config.ts'], {
    env: { ...env, E2E_REPORT: report, ...(browser === '' ? {} : { CHROMIUM: browser }) },
  });
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
