import { type Browser, type BrowserContext, devices, expect, type Page } from '@playwright/test';
import { anyChoice, choices, type GameId, type Hand, QUICK, race, settings } from './table.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
const PHONE = { ...phone, viewport: { width: 360, height: 740 } };

/** Somebody at a browser of their own. */
export interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in their page; a network that is gone on purpose is not. */
  readonly errors: string[];
}

interface Wish {
  readonly phone?: boolean;
  readonly liked?: Readonly<Record<string, unknown>>;
  readonly base?: string;
}

export async function arrive(
  browser: Browser,
  { phone: small = false, liked = QUICK, base }: Wish = {},
): Promise<Guest> {
  const context = await browser.newContext({
    locale: 'en-GB',
    ...(small ? PHONE : { viewport: { width: 1280, height: 800 } }),
    ...(base === undefined ? {} : { baseURL: base }),
  });
  const page = await context.newPage();
  await settings(page, liked);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' || /net::ERR_/.test(message.text())) return;
    errors.push(`${message.text()} ${message.location().url}`);
  });
  return { context, page, errors };
}

type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: string };

const BOT: SeatWish = { kind: 'bot', level: 'rookie' };

/** The shortest race in which something can happen: one round of Formula may be over after three turns. */
const SHORT: Readonly<Record<GameId, object>> = {
  'formel-fun': { win: 'final' },
  'formula-de': {},
  'pole-position': {},
  formula: { rounds: 3 },
};

/** Gives a nickname and makes a table for oneself, a friend and a bot, without the pages; answers its address. */
export async function makeTable(
  { context }: Guest,
  nickname: string,
  game: GameId,
  seats: readonly SeatWish[] = [{ kind: 'me' }, { kind: 'open' }, BOT],
): Promise<string> {
  await context.request.post('/api/me', { data: { nickname } });
  const made = await context.request.post('/api/tables', { data: { game, seats, options: SHORT[game] } });
  expect(made.status(), await made.text()).toBe(201);
  return `/t/${((await made.json()) as { id: string }).id}`;
}

/** Opens a table, and sits down there with a nickname. */
export async function sitDown({ page }: Guest, address: string, nickname: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your nickname').fill(nickname);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Two friends at a table that has just begun: Anna at a desk, Bert with a phone. */
export async function begin(browser: Browser, game: GameId, base?: string): Promise<[Guest, Guest, string]> {
  const where = base === undefined ? {} : { base };
  const anna = await arrive(browser, where);
  const bert = await arrive(browser, { ...where, phone: true });
  const address = await makeTable(anna, 'Anna', game);
  await anna.page.goto(address);
  await expect(anna.page.getByText(/Waiting for 1 (driver|player)/)).toBeVisible();
  await sitDown(bert, address, 'Bert');
  for (const { page } of [anna, bert]) await expect(page.locator('.table')).toBeVisible();
  return [anna, bert, address];
}

export const click = anyChoice((choice) => choice.click());

/** Every other choice is the boldest one: whoever never dares anything drives for ages. */
function boldly(): Hand {
  let turn = 0;
  const other = anyChoice((choice) => choice.click());
  return async (page) => {
    const bold = turn++ % 2 === 0 && (await page.locator('.fo-offers').count()) === 0;
    if (bold) await choices(page).last().click();
    else await other(page);
  };
}

/** Races to the end, everybody by themselves. */
export async function raceAll(...guests: readonly Guest[]): Promise<void> {
  await Promise.all(guests.map(({ page }) => race(page, boldly())));
}

/** Everybody makes a few choices, whoever is asked. */
export async function someTurns(count: number, ...guests: readonly Guest[]): Promise<void> {
  for (let made = 0; made < count;) {
    for (const { page } of guests) {
      const table = page.locator('.table');
      if ((await table.getAttribute('data-asked')) !== 'true') continue;
      const entry = await table.getAttribute('data-entry');
      await click(page);
      await expect(table).not.toHaveAttribute('data-entry', entry!);
      made++;
    }
    await guests[0]!.page.waitForTimeout(30);
  }
}

/** Chooses whatever is asked, time and again, until something is so. */
export async function playUntil({ page }: Guest, isSo: () => Promise<boolean>): Promise<void> {
  const table = page.locator('.table');
  await expect
    .poll(
      async () => {
        if (await isSo()) return true;
        if ((await table.getAttribute('data-asked')) === 'true') await click(page);
        return false;
      },
      { timeout: 60_000, intervals: [250] },
    )
    .toBe(true);
}

export async function isAsked({ page }: Guest): Promise<void> {
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible({ timeout: 30_000 });
}

export async function entryOf({ page }: Guest): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-entry'));
}

/** Goes home; nothing may have gone wrong. */
export async function goHome(...guests: readonly Guest[]): Promise<void> {
  for (const { context, errors } of guests) {
    await context.close();
    expect(errors).toEqual([]);
  }
}
