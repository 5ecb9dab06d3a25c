// Prepares the browser part of npm run proof: builds the site, and finds or installs the browsers.
import { findBrowser } from './browser.mjs';
import { buildSite } from './build.mjs';
import { findProgram, installPackage } from './packages.mjs';
import { giveUp } from './setup.mjs';

/** The path of a program, which is installed from a Debian package if it is missing. */
async function requireProgram(names, packageName) {
  if (findProgram(names) === null) await installPackage(packageName);
  return (
    findProgram(names) ??
    giveUp(`${names[0]} is missing; install it (Debian's package is ${packageName}) and try again`)
  );
}

/** The environment for proofs that drive browsers; nothing for others. */
export async function prepareBrowsers(proofs) {
  const projects = proofs.filter(({ program }) => program === 'playwright').flatMap(({ words }) => words);
  if (projects.length === 0) return {};
  const env = {};
  if (projects.includes('--project=matrix')) {
    const chromium = await findBrowser();
    // Playwright finds its own browser without a path.
    if (chromium !== '') env.CHROMIUM = chromium;
  }
  if (projects.includes('--project=firefox'))
    env.FIREFOX = await requireProgram(['firefox-esr', 'firefox'], 'firefox-esr');
  if (projects.includes('--project=webkit')) {
    await requireProgram(['WebKitWebDriver'], 'webkit2gtk-driver');
    await requireProgram(['Xvfb'], 'xvfb');
  }
  await buildSite();
  return env;
}
