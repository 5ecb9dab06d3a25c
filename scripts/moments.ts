/**
 * Records the moments of a race into .cache/moments, to look at: node scripts/moments.ts [words of names …]
 * A race of each game is played at normal speed. Each of its moments becomes some pictures and a short film. Moments that are
 * rare, and the finish, are arranged: a race that stands right before them is opened. The built site is used.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { writeStoredTable } from '../apps/web/e2e/stored-table.ts';
import { findBrowser } from './browser.mjs';
import { arrangeRace, type ArrangedRace, type RareEvent } from './screens/arrange-race.ts';
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

/** Events by game and name that are too rare to wait for. */
const RARE_EVENTS: Readonly<Record<string, Readonly<Record<string, RareEvent>>>> = {
  'formula-de': {
    spin: { isWanted: ({ type }) => type === 'spun' },
    collision: { isWanted: (event) => event.type === 'damaged' && 'part' in event && event.part === 'body' },
    // Only those who drive well are ever in fifth gear when their engine is worn.
    engine: {
      isWanted: (event) => event.type === 'out' && 'reason' in event && event.reason === 'engine',
      bot: 'greedy',
      seats: 10,
    },
    crowd: { isWanted: (event) => event.type === 'rolled' && 'result' in event && event.result === 20 },
  },
  'formel-fun': { elimination: { isWanted: ({ type }) => type === 'eliminated' } },
  'pole-position': { reveal: { isWanted: ({ type }) => type === 'revealed' } },
  formula: {},
};
const FINISH_EVENT: RareEvent = { isWanted: ({ type }) => type === 'over' };
/** A moment is shown from a little before it begins. */
const BEFORE_MS = 150;
const MOMENT_MS = 1600;
/** Pictures of a moment, and how often a moment is recorded. */
const PICTURES = 4;
const MAX_TIMES = 2;
const MAX_RACE_MS = 120_000;
/** Unusual sizes are looked at only for the beginning of a race. */
const MAX_BEGINNING_MS = 45_000;
/** How long everything that follows an arranged move is filmed, and pictures of it. */
const ARRANGED_MS = 6000;
const ARRANGED_PICTURES = 12;
/** So much slower it is played, because a machine that is busy would miss most of its frames. The film is as fast as the page. */
const SLOW_MOTION = 4;
/** How long a composed formula is looked at before it is laid. */
const BEAT_MS = 1200;

interface Recording {
  readonly game: string;
  /** A whole race, or what is arranged. */
  readonly moment: string;
  readonly device: keyof typeof DEVICES;
  readonly theme: string;
  readonly language: string;
}

/** A moment that is over, with its frames. */
interface FilmedMoment {
  readonly name: string;
  readonly frames: readonly Frame[];
  readonly pictures: number;
}

async function record(browser: Browser, { game, moment, device, theme, language }: Recording): Promise<void> {
  const context = await browser.newContext(DEVICES[device]);
  const page = await context.newPage();
  const event = moment === 'finish' ? FINISH_EVENT : RARE_EVENTS[game]![moment];
  const speed = event === undefined ? 1 : 1 / SLOW_MOTION;
  // An arranged move may be the only one: it is clicked, when the film runs.
  const playsOnlyMove = event === undefined;
  const settings = { state: { theme, language, speed, atOnce: true, playsOnlyMove, nickname: 'Ada' }, version: 1 };
  await page.addInitScript((kept) => localStorage.setItem('paddock-settings', kept), JSON.stringify(settings));
  const screencast = await Screencast.start(page);
  const isLong = device === 'phone' || device === 'desktop';
  const moments =
    event === undefined
      ? await playWhole(page, screencast, game, isLong ? MAX_RACE_MS : MAX_BEGINNING_MS)
      : [await playArranged(page, screencast, moment, arrangeRace(game, event))];
  await screencast.stop();
  await context.close();
  const at = join(folder, [game, moment, device, theme, language].join('-'));
  mkdirSync(at, { recursive: true });
  for (const filmed of moments) await save(browser, at, filmed);
  console.log(`${at}: ${moments.map(({ name }) => name).join(', ')}`);
}

/** Plays a race for so long, and films its moments. */
async function playWhole(
  page: Page,
  screencast: Screencast,
  game: string,
  maxMs: number,
): Promise<readonly FilmedMoment[]> {
  const moments = await watchMoments(page, screencast, { ...MOMENTS[game], finish: FINISH });
  await page.goto(`${BASE}/play/${game}?seed=moments`);
  await playRace(page, maxMs);
  await page.waitForTimeout(MOMENT_MS);
  return moments;
}

/** Opens a race, makes the move that leads to its moment, and films what follows. */
async function playArranged(
  page: Page,
  screencast: Screencast,
  name: string,
  { table, move }: ArrangedRace,
): Promise<FilmedMoment> {
  await page.goto(`${BASE}/icon.svg`);
  await page.evaluate(writeStoredTable, table);
  await page.goto(`${BASE}/table/${table.id}`);
  await page.locator('.table[data-asked="true"]').waitFor();
  await page.waitForTimeout(BEAT_MS);
  // A switch must be on for some moves.
  const choice = page.locator(`.actions [data-move='${JSON.stringify(move)}']`);
  const turbo = page.locator('.ff-turbo-switch:not([aria-disabled="true"])');
  if ((await choice.count()) === 0 && (await turbo.count()) > 0) await turbo.click();
  const at = Date.now();
  // A formula is laid as a hint shows it.
  await ((await choice.count()) > 0 ? choice.click() : chooseMove(page, 0, BEAT_MS));
  await page.waitForTimeout(SLOW_MOTION * ARRANGED_MS);
  const filmed = screencast.framesBetween(at, at + SLOW_MOTION * ARRANGED_MS);
  const frames = filmed.map(({ at: ms, jpeg }) => ({ at: ms / SLOW_MOTION, jpeg }));
  return { name, frames, pictures: ARRANGED_PICTURES };
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
      const frames = screencast.framesBetween(at - BEFORE_MS, at + MOMENT_MS);
      moments.push({ name: `${name}-${count}`, frames, pictures: PICTURES });
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
async function save(browser: Browser, at: string, { name, frames, pictures }: FilmedMoment): Promise<void> {
  if (frames.length === 0) return;
  const count = Math.min(pictures, frames.length);
  for (let k = 0; k < count; k++) {
    const frame = frames[Math.floor((k * (frames.length - 1)) / Math.max(1, count - 1))]!;
    writeFileSync(join(at, `${name}-${k + 1}.jpg`), Buffer.from(frame.jpeg, 'base64'));
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
  for (const [game, rare] of Object.entries(RARE_EVENTS)) {
    for (const moment of ['race', ...Object.keys(rare), 'finish']) {
      for (const recording of [
        { game, moment, device: 'phone', theme: 'light', language: 'fr' },
        { game, moment, device: 'desktop', theme: 'dark', language: 'en' },
        { game, moment, device: 'landscape', theme: 'dark', language: 'de' },
        { game, moment, device: 'large', theme: 'light', language: 'fr' },
      ] as const) {
        const name = Object.values(recording).join('-');
        if (words.every((word) => name.includes(word))) await record(browser, recording);
      }
    }
  }
} finally {
  await browser.close();
  await stopServer();
}
