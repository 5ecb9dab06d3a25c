import { defineConfig, devices } from '@playwright/test';

/** The whole site, as `npm start` serves it, in a real Chromium. scripts/browser.mjs says where that is. */
const browser = process.env['CHROMIUM'];
const port = Number(process.env['E2E_PORT'] ?? 4310);

export default defineConfig({
  testDir: '.',
  outputDir: '../../../.cache/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '../../../.cache/e2e-report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      // Chromium's own sandbox does not start for root, as in containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: `"${process.execPath}" ../../server/src/main.ts`,
    env: { PORT: String(port), HOST: '127.0.0.1' },
    port,
    reuseExistingServer: false,
  },
});
