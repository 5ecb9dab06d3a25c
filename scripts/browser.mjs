// Finds a Chromium for the tests in a browser, and installs one if there is none.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { call, giveUp } from './setup.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installed() {
  const asked = process.env.CHROMIUM;
  if (asked) return existsSync(asked) ? asked : giveUp(`CHROMIUM names a file that is not there: ${asked}`);
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path));
  return found ?? PLACES.find((path) => existsSync(path)) ?? null;
}

/** The path of a Chromium: one that is there, one from Debian's packages, or the one Playwright brings. */
export async function findBrowser() {
  const there = installed();
  if (there !== null) return there;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('paddock: installing chromium from the system packages …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await call('apt-get', ['update', '-qq'], { caught: true, env });
    const { code } = await call('apt-get', ['install', '-y', '-qq', 'chromium'], { caught: true, env });
    const now = installed();
    if (code === 0 && now !== null) return now;
  }
  console.log('paddock: fetching the Chromium that Playwright brings …');
  const { code, output } = await call('playwright', ['install', 'chromium'], { caught: true });
  // Playwright knows where it put it: no path is needed then.
  if (code === 0) return '';
  console.error(output);
  return giveUp(
    'no browser for the tests; install Chromium or Chrome, or name one: CHROMIUM=/path/to/chromium npm test',
  );
}
