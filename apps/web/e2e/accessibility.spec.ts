import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './accessibility.ts';
import { openPage, PAGE_KINDS, SITE_PAGES } from './pages.ts';
import { openStoredTable } from './stored-table.ts';
import { CHOICE_SELECTOR, FAST_SETTINGS, GAME_IDS, type GameId, presetSettings, PROOF, test } from './table.ts';

/** Pages that have nothing in common but their header. */
const PAGES_WITH_CONTENT = PAGE_KINDS.filter((path) => path !== '/learn');

/** The game that stands for all of them. A proof inspects every game. */
const EXAMPLE: GameId = 'formula';

async function inspectPages(page: Page, paths: readonly string[]): Promise<void> {
  await presetSettings(page, { language: 'en' });
  for (const path of paths) {
    await openPage(page, path);
    await expectAccessibleInBothThemes(page, path);
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'settings');
}

test('axe finds nothing on a page of each kind in the light and the dark theme', ({ page }) =>
  inspectPages(page, PAGES_WITH_CONTENT));

test('axe finds nothing on all pages in the light and the dark theme', PROOF, ({ page }) =>
  inspectPages(page, [...SITE_PAGES, '/nowhere', '/table/gone']),
);

/** Opens a table where a choice is to be made, and makes one that waits for confirmation. */
async function openWithChoice(page: Page, game: GameId, inspectAsked: boolean): Promise<void> {
  await presetSettings(page, { ...FAST_SETTINGS, atOnce: false });
  await openStoredTable(page, game, { at: 2 });
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  if (inspectAsked) await expectAccessibleInBothThemes(page, 'asked');
  await page.locator(CHOICE_SELECTOR).first().click();
  await expectAccessibleInBothThemes(page, 'chosen');
}

async function inspectDialogs(page: Page, game: GameId, inspect: typeof expectAccessible): Promise<void> {
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog').locator('figure svg').first()).toBeVisible();
  await inspect(page, 'rules');

  await openStoredTable(page, game, { at: 'over' });
  await expect(page.getByRole('dialog', { name: /The (race|game) is over/ })).toBeVisible();
  await inspect(page, 'over');
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await inspect(page, 'replay');
}

test(`${EXAMPLE}: axe finds nothing at the table and in its dialogs`, async ({ page }) => {
  await openWithChoice(page, EXAMPLE, false);
  await inspectDialogs(page, EXAMPLE, expectAccessible);
});

for (const game of GAME_IDS) {
  test(
    `${game}: axe finds nothing before and after a choice, in the result and in the replay`,
    PROOF,
    async ({ page }) => {
      await openWithChoice(page, game, true);
      await inspectDialogs(page, game, expectAccessibleInBothThemes);
    },
  );
}
