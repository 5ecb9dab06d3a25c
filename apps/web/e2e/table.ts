import { games } from '@paddock/games';
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import { ContextPool, openStorage } from './context-pool.ts';

/** The titles of all games, by id. */
export const GAMES: Readonly<Record<string, string>> = Object.fromEntries(games.map(({ id, title }) => [id, title]));
export type GameId = string;
export const GAME_IDS: readonly GameId[] = games.map(({ id }) => id);

/** Stores settings before the first page is loaded. */
export async function presetSettings(page: Page, wanted: Readonly<Record<string, unknown>>): Promise<void> {
  const storage = await openStorage(page);
  await storage.evaluate(
    (state) => localStorage.setItem('paddock-settings', JSON.stringify({ state, version: 1 })),
    wanted,
  );
}

/** For tests that belong to `npm run proof` and not to `npm test`. */
export const PROOF = { tag: '@proof' };

/** Whole races are played without animation and confirmation; other tests cover those. */
export const FAST_SETTINGS = { speed: 0, atOnce: true, language: 'en' };

/**
 * What is no error: a network that is cut on purpose, the icon that browsers want for files that are no pages, a page that
 * does not exist, a link out of a message that is not known, and a preview that is refused because the table has moved on since the pointer
 * was over the choice.
 */
const EXPECTED_ERRORS =
  /net::ERR_|^WebSocket connection to|\/favicon\.ico$|\/nowhere$|\/contact\/unsubscribe\?token=unsubscribe$|409 \(Conflict\) \S+\/preview$/;

/** Collects the errors in the console of a page, from now on. */
export function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !EXPECTED_ERRORS.test(text)) errors.push(text);
  });
  return errors;
}

/** Opens a browser context of its own for a person. It is cleared after the test. */
export type OpenContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

export interface TestFixtures {
  /** Whether the contexts of a test are not used again. Needed for `page.clock`, which cannot be uninstalled. */
  readonly isIsolated: boolean;
  readonly openContext: OpenContext;
}

/** Tests take their browser contexts from a pool. A test fails on any error in the console of its page. */
export const test = base.extend<TestFixtures, { contexts: ContextPool }>({
  isIsolated: [false, { option: true }],
  contexts: [async ({ browser }, use) => use(new ContextPool(browser)), { scope: 'worker' }],
  openContext: async ({ contexts, isIsolated, viewport, hasTouch, isMobile, serviceWorkers, contextOptions }, use) => {
    const defaults = { viewport, hasTouch, isMobile, serviceWorkers, contextOptions };
    const opened: [kind: string, BrowserContext][] = [];
    await use(async (options = {}) => {
      const kind = JSON.stringify([defaults, options]);
      const context = await (isIsolated ? contexts.open(options) : contexts.take(kind, options));
      opened.push([kind, context]);
      return context;
    });
    for (const [kind, context] of opened) {
      // Service workers stay, and so does what another server has stored.
      const isReusable = !isIsolated && serviceWorkers === 'block' && !kind.includes('baseURL');
      await (isReusable ? contexts.release(kind, context) : context.close());
    }
  },
  context: async ({ openContext }, use) => use(await openContext()),
  page: async ({ page }, use) => {
    const errors = recordErrors(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});

export async function playNow(page: Page, game: GameId): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: `Play now: ${GAMES[game]}`, exact: true }).click();
  await expect(page.locator('.table')).toBeVisible();
}

/** Unfolds the options of the setup page. */
export async function openOptions(page: Page): Promise<void> {
  await page.locator('.setup-more > summary').click();
}

/** The same on a short circuit: a lap of Monaco takes a minute. */
export async function playShort(page: Page, game: GameId): Promise<void> {
  if (game !== 'formula-de') return playNow(page, game);
  await page.goto(`/new/${game}`);
  await openOptions(page);
  await page
    .getByRole('group', { name: 'Circuit' })
    .getByRole('radio', { name: /Practice oval/ })
    .check({ force: true });
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.locator('.table')).toBeVisible();
}

interface PageState {
  readonly state: 'asked' | 'cover' | 'over';
  readonly entry: number;
}

/** Runs in the page: what it wants from a person after an entry; `null` if nothing yet. */
export function findState(after: number): PageState | null {
  const table = document.querySelector<HTMLElement>('.table');
  if (table === null) return null;
  const entry = Number(table.dataset['entry']);
  if (document.querySelector('.result-winner') !== null) return { state: 'over', entry };
  if (document.querySelector('.dialog-opaque') !== null) return { state: 'cover', entry };
  return table.dataset['asked'] === 'true' && entry > after ? { state: 'asked', entry } : null;
}

/** Waits until the page wants something from a person, and returns what. */
export async function waitForState(page: Page, after: number): Promise<PageState> {
  // Somebody who is out early waits for all the others to finish.
  const handle = await page.waitForFunction(findState, after, { timeout: 90_000 });
  return (await handle.jsonValue())!;
}

/** How a test makes the next choice. */
export type ChooseMove = (page: Page) => Promise<void>;

/** Plays to the end and returns the number of choices. */
export async function playRace(page: Page, hand: ChooseMove, most = 2000): Promise<number> {
  let entry = -1;
  for (let made = 0; made < most; made++) {
    const next = await waitForState(page, entry);
    if (next.state === 'over') return made;
    if (next.state === 'cover') {
      await page.getByRole('dialog').getByRole('button').click();
      continue;
    }
    await hand(page);
    entry = next.entry;
  }
  throw new Error(`not over after ${most} choices`);
}

/** The enabled buttons of the action area that stand for moves. */
export function choices(page: Page): Locator {
  return page.locator(CHOICE_SELECTOR);
}

/** The button that submits the chosen move. Its label depends on game and language. */
export function submitButton(page: Page): Locator {
  return page.locator('[data-send]');
}

/** Formula: lays a formula as a hint shows it; `false` in other games and where nothing can be laid. */
export async function layHint(page: Page, act: (choice: Locator) => Promise<void>): Promise<boolean> {
  const hint = page.locator('.fo-hint:enabled');
  if ((await hint.count()) === 0) return false;
  await act(hint);
  // Otherwise the formula is chosen by itself and waits for confirmation.
  const atOnce = await page.evaluate(
    () => localStorage.getItem('paddock-settings')?.includes('"atOnce":true') === true,
  );
  if (atOnce) await act(page.locator('.fo-lay:not([aria-disabled="true"])'));
  return true;
}

/** A different choice every time, to reach many situations. */
export function anyChoice(act: (choice: Locator) => Promise<void>): ChooseMove {
  let turn = 0;
  return async (page) => {
    // Where all choose at once, a bot's move may be animated just now, which hides the choices for a moment.
    const offered = await page.waitForFunction((selector) => {
      const count = document.querySelectorAll(selector).length;
      return count > 0 ? count : null;
    }, CHOICE_SELECTOR);
    const count = (await offered.jsonValue())!;
    // Only drawing would never end Formula.
    if (!(await layHint(page, act))) await act(choices(page).nth((turn++ * 7) % count));
  };
}

export const clickAnyChoice = (): ChooseMove => anyChoice((choice) => choice.click());

/** Makes some choices, fewer if the race is over before, and returns how many. */
export async function makeChoices(page: Page, most: number, choose = clickAnyChoice()): Promise<number> {
  let entry = -1;
  for (let made = 0; made < most; made++) {
    const next = await waitForState(page, entry);
    if (next.state === 'over') return made;
    await choose(page);
    entry = next.entry;
  }
  return most;
}

/** Presses Tab until the focus is on a matching element, and returns whether it got there. */
export async function tabTo(page: Page, selector: string, most = 80): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

export const CHOICE_SELECTOR = '.actions [data-move]:not([disabled]):not([aria-disabled="true"])';
