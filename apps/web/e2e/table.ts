import { expect, type Locator, type Page, test as base } from '@playwright/test';

export const GAMES = {
  'formel-fun': 'Formel Fun',
  'formula-de': 'Formula Dé',
  'pole-position': 'Pole Position',
  formula: 'Formula',
} as const;
export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as GameId[];

/** What the person has set before the first page is loaded. */
export async function settings(page: Page, wanted: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((state) => {
    const key = 'paddock-settings';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ state, version: 1 }));
  }, wanted);
}

/** Whole races are played without animation and with one click a choice; other tests look at those. */
export const QUICK = { speed: 0, atOnce: true, language: 'en' };

/** A test fails on any error in the page's console, whatever else it looks at. */
export const test = base.extend<{ noErrors: void }>({
  noErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // Offline on purpose is no error.
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

/** The same on a course that is soon driven: a lap of Monaco takes a minute, and looks no different while it lasts. */
export async function playShort(page: Page, game: GameId): Promise<void> {
  if (game !== 'formula-de') return playNow(page, game);
  await page.goto(`/new/${game}`);
  await page.getByRole('radio', { name: /Practice oval/ }).check({ force: true });
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.locator('.table')).toBeVisible();
}

export type State = 'asked' | 'cover' | 'over';

/** Waits until the page wants something from a person, and says what. */
export async function nextState(page: Page, after: number): Promise<{ state: State; entry: number }> {
  const look = (last: number): { state: State; entry: number } | null => {
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

/** How a person makes the choice in front of them. */
export type Hand = (page: Page) => Promise<void>;

/** Plays to the end, choosing with the given hand; answers how many choices that took. */
export async function race(page: Page, hand: Hand, most = 2000): Promise<number> {
  let entry = -1;
  for (let made = 0; made < most; made++) {
    const next = await nextState(page, entry);
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

/** What can be chosen right now: the enabled buttons of the action area that stand for moves. */
export function choices(page: Page): Locator {
  return page.locator(CHOICE);
}

/** Makes the chosen move. What it says depends on the game and the language. */
export function sendButton(page: Page): Locator {
  return page.locator('[data-send]');
}

/** Any choice, another one every time: the race wanders through much of what can happen. */
export function anyChoice(act: (choice: Locator) => Promise<void>): Hand {
  let turn = 0;
  return async (page) => {
    const offered = choices(page);
    await expect(offered.first()).toBeVisible();
    // Formula keeps its list of all that can be laid folded up, the best first. Whoever only draws never gets done.
    const folded = page.locator('.fo-offers:not([open]) > summary');
    if ((await folded.count()) > 0) {
      await folded.click();
      await act(page.locator('.fo-offer').first());
      return;
    }
    // Where all choose at once, a bot's choice may be shown just now, and the choices are away for a moment.
    let count = 0;
    await expect.poll(async () => (count = await offered.count())).toBeGreaterThan(0);
    await act(offered.nth((turn++ * 7) % count));
  };
}

/** Moves the focus by Tab alone until it is on something that fits, and answers whether it got there. */
export async function tabTo(page: Page, selector: string, most = 80): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

export const CHOICE = '.actions [data-move]:not([disabled]):not([aria-disabled="true"])';
