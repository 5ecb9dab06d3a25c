/**
 * What keeps the main thread busy during a race of each game: `npm run bench -- frames`, or of a site that is already
 * served: `node bench/long-tasks.ts http://127.0.0.1:8000 [game …]`. On a busy machine the throttling of Chromium also slows the
 * page by the time that other programs take; with `--scaled` it is off, and the CPU times are multiplied instead.
 */
import { games } from '@paddock/games';
import { chromium, type Page } from '@playwright/test';
import { type MainThreadTask, readMainThreadTasks } from './trace-tasks.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };

/** How much slower than this machine a mid-range phone is. */
const PHONE_SLOWDOWN = 4;
const LONG_TASK_MS = 50;
/** Three rounds of Formula Dé: a gear, and after the roll where to. */
const DECISIONS = 6;

interface RaceTasks {
  readonly seconds: number;
  /** The longest tasks of the main thread, longest first, by CPU time: other programs on this machine do not count. */
  readonly tasks: readonly MainThreadTask[];
  readonly longTasks: number;
}

/**
 * Records the tasks of the main thread during a race at normal speed; in Formula Dé six cars race on Monaco. The first
 * choice is clicked whenever the page asks for one.
 */
async function measureLongTasks(address: string, game: string, isScaled: boolean): Promise<RaceTasks> {
  const executablePath = process.env['CHROMIUM'];
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage(PHONE);
    await openRace(page, address, game);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: isScaled ? 1 : PHONE_SLOWDOWN });
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    const started = performance.now();
    await playDecisions(page);
    const seconds = (performance.now() - started) / 1000;
    const trace = await browser.stopTracing();
    const factor = isScaled ? PHONE_SLOWDOWN : 1;
    const tasks = readMainThreadTasks(trace.toString('utf8'), factor).toSorted((a, b) => b.cpuMs - a.cpuMs);
    return {
      seconds,
      tasks: tasks.slice(0, 10),
      longTasks: tasks.filter(({ cpuMs }) => cpuMs > LONG_TASK_MS).length,
    };
  } finally {
    await browser.close();
  }
}

async function openRace(page: Page, address: string, game: string): Promise<void> {
  const state = { language: 'en', speed: 1, atOnce: true };
  await page.addInitScript((kept) => localStorage.setItem('paddock-settings', JSON.stringify(kept)), {
    state,
    version: 1,
  });
  await page.goto(`${address}/play/${game}`);
  await page.locator('.table[data-asked="true"]').waitFor({ timeout: 60_000 });
  // Playwright adds its own script to the page with the first of these calls, which would be a long task of the race.
  await page.waitForFunction(() => true);
}

async function playDecisions(page: Page): Promise<void> {
  const asked = page.locator('.table[data-asked="true"]');
  for (let decision = 0; decision < DECISIONS; decision++) {
    await asked.waitFor({ timeout: 60_000 });
    const entry = await asked.getAttribute('data-entry');
    await page.evaluate(clickFirstChoice);
    await page.waitForFunction(
      (last) => document.querySelector<HTMLElement>('.table')?.dataset['entry'] !== last,
      entry,
      { polling: 500 },
    );
  }
  await asked.waitFor({ timeout: 60_000 });
}

/** Runs in the page. Playwright would measure where to click, which costs the page time that no person takes. */
async function clickFirstChoice(): Promise<void> {
  // In Formula a formula is composed: a hint does it, as long as there are hints.
  const hint = document.querySelector<HTMLElement>('.fo-hint:enabled');
  hint?.click();
  if (hint !== null) await new Promise((resolve) => setTimeout(resolve, 300));
  const choice = hint === null ? '.actions [data-move]:not([disabled]):not([aria-disabled="true"])' : '.fo-lay';
  document.querySelector<HTMLElement>(choice)?.click();
}

/** Measures games on a phone, prints the longest tasks of each, and returns whether none is long. */
export async function reportLongTasks(
  address: string,
  isScaled = false,
  ids: readonly string[] = games.map(({ id }) => id),
): Promise<boolean> {
  let total = 0;
  for (const game of ids) {
    const { seconds, tasks, longTasks } = await measureLongTasks(address, game, isScaled);
    total += longTasks;
    console.log(
      `\n${game}, ${DECISIONS} decisions in ${seconds.toFixed(0)} s on a phone ${PHONE_SLOWDOWN} times slower than this machine:`,
    );
    console.log(`  tasks over ${LONG_TASK_MS} ms of CPU time: ${longTasks} (wanted: 0); the longest:`);
    for (const { cpuMs, wallMs, atSeconds, parts } of tasks) {
      const inside = parts.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`).join(', ');
      console.log(
        `    ${cpuMs.toFixed(0).padStart(4)} ms CPU, ${wallMs.toFixed(0).padStart(4)} ms wall, at ${atSeconds.toFixed(1)} s: ${inside}`,
      );
    }
  }
  return total === 0;
}

if (import.meta.main) {
  const [address = 'http://localhost:8000', ...words] = process.argv.slice(2);
  const ids = words.filter((word) => !word.startsWith('--'));
  const isScaled = words.includes('--scaled');
  process.exitCode = (await reportLongTasks(address, isScaled, ids.length === 0 ? undefined : ids)) ? 0 : 1;
}
