/**
 * Records the moments of a race into .cache/moments, to look at: node scripts/moments.ts [words of names …]
 * A race of each game is played at normal speed. Each of its moments becomes some pictures and a short film. The built site
 * is used.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { chooseMove } from './screens/choose-move.ts';
import { type Frame, Screencast } from './screens/screencast.ts';
import { BASE, serveSite } from './screens/serve.ts';
import { encodeWebm } from './screens/webm.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache', 'moments');
const DEVICES = {
  phone: { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  large: { viewport: { width: 2560, height: 1440 } },
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
  formula: { ready: '.fo-ready', refused: '.fo-mark-wrong', fresh: '.fo-fresh' },
};
const FINISH = '.result-winner';
/** A moment is shown from a little before it begins. */
const BEFORE_MS = 150;
const MOMENT_MS = 1600;
/** Pictures of a moment, and how often a moment is recorded. */
const PICTURES = 4;
const MAX_TIMES = 2;
const MAX_RACE_MS = 120_000;
/** Unusual sizes are looked at only for the beginning of a race. */
const MAX_BEGINNING_MS = 45_000;
/** How long a composed formula is looked at before it is laid. */
const BEAT_MS = 1200;

interface Recording {
  readonly game: string;
  readonly device: keyof typeof DEVICES;
  readonly theme: string;
  readonly language: string;
}

/** A moment that is over, with its frames. */
interface FilmedMoment {
  readonly name: string;
  readonly frames: readonly Frame[];
}

async function record(browser: Browser, { game, device, theme, language }: Recording): Promise<void> {
  const context = await browser.newContext(DEVICES[device]);
  const page = await context.newPage();
  const settings = { state: { theme, language, speed: 1, atOnce: true, nickname: 'Ada' }, version: 1 };
  await page.addInitScript((kept) => localStorage.setItem('paddock-settings', kept), JSON.stringify(settings));
  const screencast = await Screencast.start(page);
  const moments = await watchMoments(page, screencast, { ...MOMENTS[game], finish: FINISH });
  await page.goto(`${BASE}/play/${game}?seed=moments`);
  await playRace(page, device === 'landscape' || device === 'large' ? MAX_BEGINNING_MS : MAX_RACE_MS);
  await page.waitForTimeout(MOMENT_MS);
  await screencast.stop();
  await context.close();
  const at = join(folder, [game, device, theme, language].join('-'));
  mkdirSync(at, { recursive: true });
  for (const moment of moments) await save(browser, at, moment);
  console.log(`${at}: ${moments.map(({ name }) => name).join(', ')}`);
}

/** Films every moment of the page when it begins. The list grows until the race is over. */
async function watchMoments(
  page: Page,
  screencast: Screencast,
  selectors: Readonly<Record<string, string>>,
): Promise<readonly FilmedMoment[]> {
  const moments: FilmedMoment[] = [];
  const times = new Map<string, number>();
  await page.exposeFunction('onMoment', (name: string, at: number) => {
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    if (count > MAX_TIMES) return;
    const film = (): void => {
      moments.push({ name: `${name}-${count}`, frames: screencast.framesBetween(at - BEFORE_MS, at + MOMENT_MS) });
    };
    setTimeout(film, MOMENT_MS);
  });
  await page.addInitScript((wanted) => {
    const { onMoment } = window as unknown as { onMoment: (name: string, at: number) => void };
    const shown = new Set<string>();
    const look = (): void => {
      for (const [name, selector] of Object.entries(wanted)) {
        if (document.querySelector(selector) === null) shown.delete(name);
        else if (!shown.has(name)) {
          shown.add(name);
          onMoment(name, Date.now());
        }
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  }, selectors);
  return moments;
}

async function playRace(page: Page, maxMs: number): Promise<void> {
  const until = Date.now() + maxMs;
  let entry: string | null = null;
  for (let turn = 0; Date.now() < until && (await page.locator(FINISH).count()) === 0;) {
    const table = page.locator('.table[data-asked="true"]');
    const now = (await table.count()) === 0 ? null : await table.getAttribute('data-entry').catch(() => null);
    if (now === null || now === entry) await page.waitForTimeout(40);
    else {
      entry = now;
      if (turn === 0) await tryWrongFormula(page);
      await chooseMove(page, turn++, BEAT_MS);
    }
  }
}

/** In Formula: taps cards until the equation is wrong, and takes them back. */
async function tryWrongFormula(page: Page): Promise<void> {
  const cards = page.locator('.fo-hand-card');
  for (let k = 0; k < (await cards.count()); k++) {
    await cards.nth(k).click();
    if ((await page.locator('.fo-mark-wrong').count()) === 0) continue;
    await page.waitForTimeout(BEAT_MS);
    await page.keyboard.press('Delete');
    return;
  }
}

/** Some pictures, evenly spaced, and the film. */
async function save(browser: Browser, at: string, { name, frames }: FilmedMoment): Promise<void> {
  if (frames.length === 0) return;
  const count = Math.min(PICTURES, frames.length);
  for (let k = 0; k < count; k++) {
    const frame = frames[Math.floor((k * (frames.length - 1)) / Math.max(1, count - 1))]!;
    writeFileSync(join(at, `${name}-${k + 1}.png`), Buffer.from(frame.png, 'base64'));
  }
  writeFileSync(join(at, `${name}.webm`), await encodeWebm(browser, frames));
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
      { game, device: 'landscape', theme: 'dark', language: 'de' },
      { game, device: 'large', theme: 'light', language: 'fr' },
    ] as const) {
      const name = Object.values(recording).join('-');
      if (words.every((word) => name.includes(word))) await record(browser, recording);
    }
  }
} finally {
  await browser.close();
  await stopServer();
}
