/**
 * Draws the moments of a race into .cache/moments, to look at: node scripts/moments.ts [words of names …]
 * A race of each game is played at normal speed, with some pictures whenever one of its moments begins. The built site is
 * used.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { chooseMove } from './screens/choose-move.ts';
import { BASE, serveSite } from './screens/serve.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache', 'moments');
const DEVICES = {
  phone: { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** Each game's moments by name: an element that is there while the moment lasts. */
const MOMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'formula-de': {
    die: '.fd-dice-rolling',
    'die-result': '.fd-verdict:not(:empty)',
    ribbon: '.fd-ribbon',
    spin: '.fd-skid',
    collision: '.fd-burst',
    engine: '.fd-flame',
    crowd: '.fd-crowd',
  },
  'formel-fun': { lantern: '.ff-lantern', banner: '.ff-banner', flight: '.ff-flight' },
  'pole-position': { hidden: '.pp-card-back', reveal: '.pp-rank-sign' },
  formula: { ready: '.fo-ready', refused: '.fo-mark-wrong' },
};
const FINISH = '.result-winner';
/** Pictures of a moment, one after the other, and how often a moment is taken. */
const PICTURES = 3;
const MAX_TIMES = 2;
const SECONDS = 120;

interface Recording {
  readonly game: string;
  readonly device: keyof typeof DEVICES;
  readonly theme: string;
  readonly language: string;
}

async function record(browser: Browser, { game, device, theme, language }: Recording): Promise<void> {
  const name = [game, device, theme, language].join('-');
  const context = await browser.newContext(DEVICES[device]);
  const page = await context.newPage();
  const settings = { state: { theme, language, speed: 1, atOnce: true, nickname: 'Ada' }, version: 1 };
  await page.addInitScript((kept) => localStorage.setItem('paddock-settings', kept), JSON.stringify(settings));
  await page.goto(`${BASE}/play/${game}?seed=moments`);
  await watchRace(page, { ...MOMENTS[game], finish: FINISH }, join(folder, name));
  await context.close();
}

/** Plays the race, and takes pictures when a moment begins. */
async function watchRace(page: Page, moments: Readonly<Record<string, string>>, at: string): Promise<void> {
  const times = new Map<string, number>();
  const until = Date.now() + SECONDS * 1000;
  let turn = 0;
  let entry = '';
  while (Date.now() < until) {
    const shown = await page.evaluate(
      (selectors) =>
        Object.entries(selectors).flatMap(([key, one]) => (document.querySelector(one) === null ? [] : [key])),
      moments,
    );
    const fresh = shown.find((moment) => (times.get(moment) ?? 0) < MAX_TIMES);
    if (fresh !== undefined) {
      const count = (times.get(fresh) ?? 0) + 1;
      times.set(fresh, count);
      for (let k = 1; k <= PICTURES; k++) await page.screenshot({ path: join(at, `${fresh}-${count}-${k}.png`) });
    }
    if (shown.includes('finish')) return;
    const table = page.locator('.table[data-asked="true"]');
    const now = (await table.count()) === 0 ? '' : ((await table.getAttribute('data-entry').catch(() => '')) ?? '');
    if (now === '' || now === entry) await page.waitForTimeout(40);
    else {
      entry = now;
      await chooseMove(page, turn++);
    }
  }
}

mkdirSync(folder, { recursive: true });
const path = await findBrowser();
const browser = await chromium.launch({
  ...(path === '' ? {} : { executablePath: path }),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const stopServer = await serveSite();
try {
  const words = process.argv.slice(2);
  for (const game of Object.keys(MOMENTS)) {
    for (const recording of [
      { game, device: 'phone', theme: 'light', language: 'fr' },
      { game, device: 'desktop', theme: 'dark', language: 'en' },
    ] as const) {
      const name = Object.values(recording).join('-');
      if (words.every((word) => name.includes(word))) await record(browser, recording);
    }
  }
} finally {
  await browser.close();
  await stopServer();
}
