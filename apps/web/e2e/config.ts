import { devices, type PlaywrightTestConfig } from '@playwright/test';

/** Tests with this tag are run by `npm run proof`, all others by `npm test`. */
export const PROOF_TAG = /@proof/;

const chromium = process.env['CHROMIUM'];
const port = Number(process.env['E2E_PORT'] ?? 4310);
const isRoot = process.getuid?.() === 0;

/** Chromium as the tests start it. scripts/browser.mjs finds it. */
const CHROMIUM_LAUNCH = {
  ...(chromium === undefined ? {} : { executablePath: chromium }),
  // Drawing without a graphics card is quicker when none is pretended, and without messages to a process that draws. The pages of a
  // context share a process, so that each script is compiled once for all of them. Chromium's own sandbox does not start for
  // root, as in containers.
  args: ['--disable-gpu', '--in-process-gpu', '--process-per-site', ...(isRoot ? ['--no-sandbox'] : [])],
};

/** What all browser tests share: the whole site, as `npm start` serves it. */
export const SHARED_CONFIG: PlaywrightTestConfig = {
  testDir: '.',
  outputDir: '../../../.cache/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['line'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '../../../.cache/e2e-report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 20_000,
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // The service worker of every new browser would load the whole site. Tests that need it allow it.
    serviceWorkers: 'block',
    // Tests of animations allow them.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces would make whole races several times slower; E2E_TRACE=on records them when something is to be found out.
    trace: process.env['E2E_TRACE'] === 'on' ? 'on' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM_LAUNCH,
  },
  webServer: {
    command: `"${process.execPath}" ../../server/src/main.ts`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PADDOCK_DATA: ':memory:',
      LOG_LEVEL: 'warn',
      // Everybody in the tests comes from one address.
      LIMITS: '20',
      // It would take a core from the tests.
      DEBRIEFS: 'off',
      ADMIN_TOKEN: 'token-of-the-tests',
    },
    port,
    reuseExistingServer: false,
  },
};
