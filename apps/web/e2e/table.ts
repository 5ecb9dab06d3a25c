import { games } from '@paddock/games';
import { expect, type Locator, type Page, test as base } from '@playwright/test';

/** The titles of all games, by id. */
export const GAMES: Readonly<Record<string, string>> = Object.fromEntries(games.map(({ id, title }) => [id, title]));
export type GameId = string;
export const GAME_IDS: readonly GameId[] = games.map(({ id }) => id);

/** Stores settings before the first page is loaded. */
export async function presetSettings(page: Page, wanted: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((state) => {
    const key = 'paddock-settings';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ state, version: 1 }));
  }, wanted);
}

/** Whole races are played without animation and confirmation; other tests cover those. */
export const FAST_SETTINGS = { speed: 0, atOnce: true, language: 'en' };

/** A test fails on any error in the page's console. */
export const test = base.extend<{ noErrors: void }>({
  noErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // Being offline on purpose is not an error.
        if (message.type() === 'error' && !message.text().includes('ERR_INTERNET_DISCONNECTED')) {
          errors.push(message.text());
        }
      });
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export async function playNow(page: Page, game: GameId): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: `Play now: ${GAMES[game]}`, exact: true }).click();
  await expect(page.locator('.table')).toBeVisible();
}

/** The same on a short circuit: a lap of Monaco takes a minute. */
export async function playShort(page: Page, game: GameId): Promise<void> {
  if (game !== 'formula-de') return playNow(page, game);
  await page.goto(`/new/${game}`);
  await page.getByRole('radio', { name: /Practice oval/ }).check({ force: true });
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.locator('.table')).toBeVisible();
}

export type PageState = 'asked' | 'cover' | 'over';

/** Waits until the page wants something from a person, and returns what. */
export async function waitForState(page: Page, after: number): Promise<{ state: PageState; entry: number }> {
  const look = (last: number): { state: PageState; entry: number } | null => {
    const table = document.querySelector<HTMLElement>('.table');
    if (table === null) return null;
    const entry = Number(table.dataset['entry']);
    if (document.querySelector('.result-winner') !== null) return { state: 'over' as const, entry };
    if (document.querySelector('.dialog-opaque') !== null) return { state: 'cover' as const, entry };
    if (table.dataset['asked'] === 'true' && entry > last) return { state: 'asked' as const, entry };
    return null;
  };
  // Somebody who is out early waits for all the others to finish.
  const handle = await page.waitForFunction(look, after, { timeout: 90_000 });
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

/** A different choice every time, to reach many situations. */
export function anyChoice(act: (choice: Locator) => Promise<void>): ChooseMove {
  let turn = 0;
  return async (page) => {
    const offered = choices(page);
    await expect(offered.first()).toBeVisible();
    // Formula's list of offers is collapsed, best first. Only drawing would never end the game.
    const folded = page.locator('.fo-offers:not([open]) > summary');
    if ((await folded.count()) > 0) {
      await folded.click();
      await act(page.locator('.fo-offer').first());
      return;
    }
    // Where all choose at once, a bot's move may be animated just now, which hides the choices for a moment.
    let count = 0;
    await expect.poll(async () => (count = await offered.count())).toBeGreaterThan(0);
    await act(offered.nth((turn++ * 7) % count));
  };
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
