/**
 * Draws every screen of the site into docs/screens: node scripts/screens.ts [words of file names …]
 * Phone and desktop, day and night; the races are the same each time, because their dice follow from a word.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { buildSite } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'screens');
const PORT = 4330;
const GAMES = ['formel-fun', 'formula-de', 'pole-position', 'formula'] as const;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const wanted = process.argv.slice(2);

/** Somebody who chooses: not always the same, but the same in every run. */
const CHOICE = '.actions [data-move]:not([disabled]):not([aria-disabled="true"])';

async function serve(): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1', PADDOCK_DATA: ':memory:', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return server;
}

/** Waits until the person is asked, or the race is over. */
async function settled(page: Page, after: number): Promise<number | null> {
  const handle = await page.waitForFunction((last) => {
    const table = document.querySelector<HTMLElement>('.table');
    if (document.querySelector('.result-winner') !== null) return 'over';
    const entry = Number(table?.dataset['entry']);
    return table?.dataset['asked'] === 'true' && entry > last ? entry : null;
  }, after);
  const answer = await handle.jsonValue();
  return answer === 'over' ? null : Number(answer);
}

async function choose(page: Page, turn: number): Promise<void> {
  const folded = page.locator('.fo-offers:not([open]) > summary');
  if ((await folded.count()) > 0) {
    await folded.click();
    await page.locator('.fo-offer').first().click();
    return;
  }
  const offered = page.locator(CHOICE);
  await offered.nth((turn * 5) % (await offered.count())).click();
}

class Album {
  readonly #page: Page;
  readonly #suffix: string;

  constructor(page: Page, suffix: string) {
    this.#page = page;
    this.#suffix = suffix;
  }

  async keep(name: string): Promise<void> {
    await this.#page.waitForTimeout(700);
    const file = `${name}-${this.#suffix}.jpg`;
    await this.#page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 72 });
    console.log(file);
  }
}

async function tablePictures(page: Page, album: Album, game: string): Promise<void> {
  await page.goto(`http://localhost:${PORT}/play/${game}?seed=pictures`);
  let entry = await settled(page, -1);
  await album.keep(`${game}-start`);
  const middle = game === 'formula' ? 1 : 9;
  for (let turn = 0; turn < middle && entry !== null; turn++) {
    await choose(page, turn);
    entry = await settled(page, entry);
  }
  await album.keep(`${game}-middle`);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('paddock-settings')!) as { state: { atOnce: boolean } };
    kept.state.atOnce = false;
    localStorage.setItem('paddock-settings', JSON.stringify(kept));
  });
  await page.reload();
  await settled(page, -1);
  await page.locator(CHOICE).last().click();
  await album.keep(`${game}-decision`);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('paddock-settings')!) as { state: { atOnce: boolean } };
    kept.state.atOnce = true;
    localStorage.setItem('paddock-settings', JSON.stringify(kept));
  });
  await page.reload();
  entry = await settled(page, -1);
  for (let turn = 0; entry !== null; turn++) {
    await choose(page, turn);
    entry = await settled(page, entry);
  }
  await album.keep(`${game}-end`);
  const id = page.url().split('/').pop()!;
  await page.goto(`http://localhost:${PORT}/replay/${id}?at=60`);
  await page.getByRole('slider').waitFor();
  await album.keep(`${game}-replay`);
}

async function pagePictures(page: Page, album: Album): Promise<void> {
  for (const [name, path] of [
    ['home', '/'],
    ['learn', '/learn'],
    ...GAMES.flatMap((game) => [
      [`${game}-options`, `/new/${game}`] as const,
      [`${game}-rules`, `/learn/${game}`] as const,
    ]),
  ] as const) {
    await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'networkidle' });
    await album.keep(name);
  }
}

async function pictures(browser: Browser, device: keyof typeof SIZES, theme: string, language: string): Promise<void> {
  const suffix = [device, theme, ...(language === 'en' ? [] : [language])].join('-');
  const context = await browser.newContext({ viewport: SIZES[device], hasTouch: device === 'phone' });
  const page = await context.newPage();
  await page.addInitScript(
    (kept) => {
      if (localStorage.getItem('paddock-settings') === null) localStorage.setItem('paddock-settings', kept);
    },
    JSON.stringify({ state: { theme, language, speed: 0, atOnce: true, nickname: 'Ada' }, version: 1 }),
  );
  const album = new Album(page, suffix);
  const asked = (name: string): boolean =>
    wanted.length === 0 || wanted.some((word) => `${name}-${suffix}`.includes(word));
  if (asked('pages')) await pagePictures(page, album);
  for (const game of GAMES) if (asked(game)) await tablePictures(page, album, game);
  await context.close();
}

await buildSite();
mkdirSync(folder, { recursive: true });
const server = await serve();
const path = await findBrowser();
const browser = await chromium.launch({
  ...(path === '' ? {} : { executablePath: path }),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  for (const device of ['desktop', 'phone'] as const) {
    for (const theme of ['light', 'dark']) await pictures(browser, device, theme, 'en');
  }
  for (const language of ['fr', 'de']) await pictures(browser, 'phone', 'light', language);
} finally {
  await browser.close();
  server.kill();
}
