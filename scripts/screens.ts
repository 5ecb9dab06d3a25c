/**
 * Draws every screen of the site into .cache/screens, to look at: npm run screens [-- all] [words of file names …]
 * Phone and desktop, light and dark; the races are the same each time, because their dice follow from a word. With `all`
 * they are drawn in all languages on all devices, from the head of each page to its foot. `npm run screens -- --docs` draws
 * the few that the documents show into docs/screens. `npm run screens -- --compare FOLDER` draws nothing: FOLDER has copies of
 * earlier screens, and its `index.html` shows them beside those in .cache/screens.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame, games } from '@paddock/games';
import { LANGUAGES } from '@paddock/kernel';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { buildSite } from './build.mjs';
import { Screenshots } from './screens/screenshots.ts';
import { CHOICE_SELECTOR, chooseMove, waitForTurn } from './screens/choose-move.ts';
import { takeClubScreenshots } from './screens/club.ts';
import { compareScreens } from './screens/compare.ts';
import { takeOnlineScreenshots } from './screens/online.ts';
import { DOCS_SCREENS, isShownInDocs } from './screens/selection.ts';
import { BASE, serveSite } from './screens/serve.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const all = process.argv[2] === 'all';
const docs = process.argv[2] === '--docs';
const folder = docs ? join(root, 'docs', 'screens') : join(root, '.cache', 'screens');
const SIZES = {
  desktop: { width: 1440, height: 900 },
  // Where faults are looked for, the narrowest one.
  phone: all ? { width: 360, height: 740 } : { width: 390, height: 844 },
} as const;
const DEBRIEF_MS = 300_000;
/** These are in every clone. */
const DOCS_OPTIONS = { fullPage: false, quality: 60, only: DOCS_SCREENS };
const requestedWords = process.argv.slice(all || docs ? 3 : 2);

async function takeTableScreenshots(page: Page, album: Screenshots, game: string): Promise<void> {
  await page.goto(`${BASE}/play/${game}?seed=pictures`);
  let entry = await waitForTurn(page, -1);
  await album.take(`${game}-start`);
  const middle = findGame(game)!.genre === 'game' ? 1 : 9;
  for (let turn = 0; turn < middle && entry !== null; turn++) {
    await chooseMove(page, turn);
    entry = await waitForTurn(page, entry);
  }
  await album.take(`${game}-middle`);
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('paddock-settings')!) as { state: { atOnce: boolean } };
    settings.state.atOnce = false;
    localStorage.setItem('paddock-settings', JSON.stringify(settings));
  });
  await page.reload();
  await waitForTurn(page, -1);
  await page.locator(CHOICE_SELECTOR).last().click();
  await album.take(`${game}-decision`);
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('paddock-settings')!) as { state: { atOnce: boolean } };
    settings.state.atOnce = true;
    localStorage.setItem('paddock-settings', JSON.stringify(settings));
  });
  await page.reload();
  entry = await waitForTurn(page, -1);
  for (let turn = 0; entry !== null; turn++) {
    await chooseMove(page, turn);
    entry = await waitForTurn(page, entry);
  }
  await album.take(`${game}-end`);
  const id = page.url().split('/').pop()!;
  await page.goto(`${BASE}/replay/${id}?at=60`);
  await page.getByRole('slider').waitFor();
  // The documents show the whole story, however long it takes to work it out.
  if (docs) await page.locator('.debrief-drawn').waitFor({ timeout: DEBRIEF_MS });
  await album.take(`${game}-replay`);
}

async function takePageScreenshots(page: Page, album: Screenshots): Promise<void> {
  for (const [name, path] of [
    ['home', '/'],
    ['learn', '/learn'],
    ...games.flatMap(({ id: game }) => [
      [`${game}-options`, `/new/${game}`] as const,
      [`${game}-rules`, `/learn/${game}`] as const,
    ]),
  ] as const) {
    await page.goto(BASE + path, { waitUntil: 'networkidle' });
    await album.take(name);
  }
}

async function takeScreenshots(
  browser: Browser,
  device: keyof typeof SIZES,
  theme: string,
  language: string,
): Promise<void> {
  const suffix = [device, theme, ...(language === 'en' ? [] : [language])].join('-');
  const isRequested = (name: string): boolean =>
    (!docs || isShownInDocs(name, suffix)) &&
    (requestedWords.length === 0 || requestedWords.some((word) => `${name}-${suffix}`.includes(word)));
  if (!['pages', ...games.map(({ id }) => id), 'online', 'club'].some(isRequested)) return;
  const context = await browser.newContext({ viewport: SIZES[device], hasTouch: device === 'phone' });
  const page = await context.newPage();
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem('paddock-settings') === null) localStorage.setItem('paddock-settings', settings);
    },
    JSON.stringify({ state: { theme, language, speed: 0, atOnce: true, nickname: 'Ada' }, version: 1 }),
  );
  const album = new Screenshots(page, folder, suffix, docs ? DOCS_OPTIONS : { fullPage: all, quality: 72 });
  // Nobody meets those of another series.
  const stopServer = await serveSite();
  try {
    if (isRequested('pages')) await takePageScreenshots(page, album);
    for (const { id: game } of games) if (isRequested(game)) await takeTableScreenshots(page, album, game);
    if (isRequested('online')) await takeOnlineScreenshots(page, album, BASE);
    if (isRequested('club')) await takeClubScreenshots(page, album, BASE);
  } finally {
    await context.close();
    await stopServer();
  }
}

if (process.argv[2] === '--compare') {
  const earlier = process.argv[3] ?? '';
  console.log(`${compareScreens(earlier, folder)} screens: ${join(earlier, 'index.html')}`);
  process.exit();
}
await buildSite();
mkdirSync(folder, { recursive: true });
const path = await findBrowser();
const browser = await chromium.launch({
  ...(path === '' ? {} : { executablePath: path }),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  for (const device of ['desktop', 'phone'] as const) {
    for (const theme of ['light', 'dark']) {
      await takeScreenshots(browser, device, theme, 'en');
      for (const language of LANGUAGES.slice(1)) {
        if (all || (device === 'phone' && theme === 'light')) await takeScreenshots(browser, device, theme, language);
      }
    }
  }
} finally {
  await browser.close();
}
