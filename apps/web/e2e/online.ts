import { type BrowserContext, devices, expect, type Page } from '@playwright/test';
import {
  anyChoice,
  choices,
  type GameId,
  type ChooseMove,
  FAST_SETTINGS,
  playRace,
  presetSettings,
  recordErrors,
  type OpenContext,
} from './table.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
const PHONE = { ...phone, viewport: { width: 360, height: 740 } };

/** A person with a browser context of their own. */
export interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors in their page, except for a network that is cut on purpose. */
  readonly errors: string[];
}

interface GuestOptions {
  readonly phone?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly base?: string;
}

/** Tests count the moves of guests, so that none is made by itself. */
const GUEST_SETTINGS = { ...FAST_SETTINGS, playsOnlyMove: false };

export async function openGuest(
  openContext: OpenContext,
  { phone: small = false, settings = GUEST_SETTINGS, base }: GuestOptions = {},
): Promise<Guest> {
  const context = await openContext({ ...(small ? PHONE : {}), ...(base === undefined ? {} : { baseURL: base }) });
  const page = await context.newPage();
  await presetSettings(page, settings);
  return { context, page, errors: recordErrors(page) };
}

type SeatSetup = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: string };

export const BOT: SeatSetup = { kind: 'bot', level: 'rookie' };

/** The shortest race in which something happens: one round of Formula may be over after three turns. */
const SHORT_OPTIONS: Readonly<Record<GameId, object>> = {
  'formel-fun': { win: 'final' },
  'formula-de': {},
  'pole-position': {},
  formula: { rounds: 3 },
};

/** Signs in and creates a table for the person, a friend and a bot through the API; returns its address. */
export async function makeTable(
  { context }: Guest,
  nickname: string,
  game: GameId,
  seats: readonly SeatSetup[] = [{ kind: 'me' }, { kind: 'open' }, BOT],
  options: object = SHORT_OPTIONS[game]!,
): Promise<string> {
  await context.request.post('/api/me', { data: { nickname } });
  const made = await context.request.post('/api/tables', { data: { game, seats, options, hints: 'unlimited' } });
  expect(made.status(), await made.text()).toBe(201);
  return `/t/${((await made.json()) as { id: string }).id}`;
}

/** Opens a table and joins it with a nickname. */
export async function joinTable({ page }: Guest, address: string, nickname: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your nickname').fill(nickname);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Joins a table through the API. */
export async function joinThroughApi({ context }: Guest, address: string, nickname: string): Promise<void> {
  await context.request.post('/api/me', { data: { nickname } });
  const joined = await context.request.post(`/api/tables/${address.slice('/t/'.length)}/join`);
  expect(joined.ok(), await joined.text()).toBe(true);
}

/** Two friends at a table that has just begun: Anna on a desktop, Bert on a phone. */
export async function startRace(
  openContext: OpenContext,
  game: GameId,
  base?: string,
): Promise<[Guest, Guest, string]> {
  const where = base === undefined ? {} : { base };
  const anna = await openGuest(openContext, where);
  const bert = await openGuest(openContext, { ...where, phone: true });
  const address = await makeTable(anna, 'Anna', game);
  await joinThroughApi(bert, address, 'Bert');
  await Promise.all([anna, bert].map(({ page }) => page.goto(address)));
  for (const { page } of [anna, bert]) await expect(page.locator('.table')).toBeVisible();
  return [anna, bert, address];
}

export const click = anyChoice((choice) => choice.click());

/** Every other choice is the boldest one, because a race without risks takes very long. */
function chooseBoldly(): ChooseMove {
  let turn = 0;
  const other = anyChoice((choice) => choice.click());
  return async (page) => {
    const bold = turn++ % 2 === 0 && (await page.locator('.fo-hint').count()) === 0;
    if (bold) await choices(page).last().click();
    else await other(page);
  };
}

/** Plays to the end with all guests at the same time, and returns how many choices each of them made. */
export async function playToEnd(...guests: readonly Guest[]): Promise<number[]> {
  return Promise.all(guests.map(({ page }) => playRace(page, chooseBoldly())));
}

/** Everybody makes a few moves whenever it is their turn. */
export async function playTurns(count: number, ...guests: readonly Guest[]): Promise<void> {
  const isAsked = ({ page }: Guest): Promise<void> => page.locator('.table[data-asked="true"]').waitFor();
  for (let made = 0; made < count;) {
    await Promise.any(guests.map(isAsked));
    for (const { page } of guests) {
      const table = page.locator('.table');
      if ((await table.getAttribute('data-asked')) !== 'true') continue;
      const entry = await table.getAttribute('data-entry');
      await click(page);
      await expect(table).not.toHaveAttribute('data-entry', entry!);
      made++;
    }
  }
}

/** Makes moves until a condition holds. */
export async function playUntil({ page }: Guest, isSo: () => Promise<boolean>): Promise<void> {
  const table = page.locator('.table');
  await expect
    .poll(
      async () => {
        if (await isSo()) return true;
        if ((await table.getAttribute('data-asked')) === 'true') await click(page);
        return false;
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toBe(true);
}

export async function waitUntilAsked({ page }: Guest): Promise<void> {
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible({ timeout: 30_000 });
}

export async function entryOf({ page }: Guest): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-entry'));
}

/** Closes the pages and checks that there were no errors. */
export async function closeGuests(...guests: readonly Guest[]): Promise<void> {
  for (const { page, errors } of guests) {
    await page.close();
    expect(errors).toEqual([]);
  }
}
