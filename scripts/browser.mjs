// Finds a Chromium for the browser tests, and installs one if there is none.
import { existsSync } from 'node:fs';
import { findProgram, installPackage } from './packages.mjs';
import { call, giveUp } from './setup.mjs';

/** The headless shell first: it shows pages for less than half of the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installed() {
  const asked = process.env.CHROMIUM;
  if (asked) return existsSync(asked) ? asked : giveUp(`CHROMIUM is set to a file that does not exist: ${asked}`);
  return findProgram(NAMES) ?? PLACES.find((path) => existsSync(path)) ?? null;
}

/** Packages of Debian; older releases have the second one only. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** The path of a Chromium: an installed one, one from Debian's packages, or the one of Playwright. */
export async function findBrowser() {
  const there = installed();
  if (there !== null) return there;
  for (const name of PACKAGES) {
    await installPackage(name);
    const now = installed();
    if (now !== null) return now;
  }
  console.log('paddock: fetching the Chromium that Playwright brings …');
  const { code, output } = await call('playwright', ['install', 'chromium'], { caught: true });
  // Playwright finds its own browser without a path.
  if (code === 0) return '';
  console.error(output);
  return giveUp(
    'no browser for the tests; install Chromium or Chrome, or name one: CHROMIUM=/path/to/chromium npm test',
  );
}
