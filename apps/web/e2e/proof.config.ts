import { defineConfig } from '@playwright/test';
import { PROOF_TAG, SHARED_CONFIG } from './config.ts';

/**
 * The browser part of `npm run proof`. Each project is one proof; `--shard=1/4` runs a part of it.
 * `matrix`: whole races of every game by mouse, touch and keyboard, at every size and in every language.
 * `firefox`, `webkit`: a race of each game and an online table in the browsers of a Linux distribution
 * (Debian's packages firefox-esr, webkit2gtk-driver and xvfb).
 */
export default defineConfig({
  ...SHARED_CONFIG,
  outputDir: '../../../.cache/proof',
  projects: [
    { name: 'matrix', testIgnore: 'engines/**', grep: PROOF_TAG },
    {
      name: 'firefox',
      testMatch: 'engines/firefox.spec.ts',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr' },
      },
    },
    { name: 'webkit', testMatch: 'engines/webkit.spec.ts' },
  ],
});
