/**
 * node scripts/add-a-game/browser.ts: adds the kernel's toy game to a copy of the repository as CONTRIBUTING.md tells, compiles
 * and builds the copy, and plays the game in a browser, on the device and at a table of the server. Takes a few minutes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { addToyGame, copyRepository, linkPackages } from './copy.ts';
import { startServer } from './server.ts';

const SETTINGS = { speed: 0, atOnce: true, language: 'en', nickname: 'Ada' };

function run(copy: string, words: readonly string[]): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, words, { cwd: copy, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`node ${words.join(' ')} failed`);
}

/** Bids once and waits for the result. */
async function playToEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bid 3' }).click();
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
}

async function playOnDevice(page: Page, base: string): Promise<void> {
  await page.goto(base);
  await page.getByRole('link', { name: 'Play now: Toy', exact: true }).click();
  await playToEnd(page);
  console.log('  ok  a game on this device, from the home page');
}

async function playOnline(page: Page, base: string): Promise<void> {
  await page.request.post(`${base}/api/me`, { data: { nickname: 'Ada' } });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'rookie' }];
  const answer = await page.request.post(`${base}/api/tables`, { data: { game: 'toy', seats } });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`${base}/t/${id}`);
  await playToEnd(page);
  console.log('  ok  a game at a table of the server');
}

async function readRules(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/learn/toy`);
  await page.getByText('Everybody gets a secret number.').waitFor();
  console.log('  ok  the rules');
}

const copy = mkdtempSync(join(tmpdir(), 'paddock-add-a-game-'));
try {
  copyRepository(copy);
  addToyGame(copy);
  linkPackages(copy);
  run(copy, ['node_modules/typescript/bin/tsc', '-b', 'apps/cli', 'apps/server', 'apps/web']);
  console.log('  ok  the copy compiles');
  run(copy, ['apps/web/build/site.ts']);
  console.log('  ok  the site is built');
  const server = await startServer(copy);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(executablePath === '' ? {} : { executablePath }),
  });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript((state) => {
      localStorage.setItem('paddock-settings', JSON.stringify({ state, version: 1 }));
    }, SETTINGS);
    await playOnDevice(page, server.base);
    await playOnline(page, server.base);
    await readRules(page, server.base);
    if (errors.length > 0) throw new Error(`errors in the page: ${errors.join('; ')}`);
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
