import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './accessibility.ts';
import { openPage, PAGE_KINDS, SITE_PAGES } from './pages.ts';
import { openStoredTable } from './stored-table.ts';
import { CHOICE_SELECTOR, FAST_SETTINGS, GAME_IDS, type GameId, presetSettings, PROOF, test } from './table.ts';

/** Pages that have nothing in common but their header. The rules have no colours that the others do not have. */
const PAGES_WITH_CONTENT = PAGE_KINDS.filter((path) => path !== '/learn');
const isInspectedDark = (path: string): boolean => !path.startsWith('/learn/');

/** Pages that no other test inspects. Those of the lobby, people, seasons, gallery, arena and sharing have tests of their own. */
const OTHER_PAGES = ['/workshop', '/tv', '/puzzles/formula/1', '/learn/formula/lesson', '/nowhere', '/table/gone'];

/** The game that stands for all of them. A proof inspects every game. */
const EXAMPLE: GameId = 'formula';

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('axe finds nothing on a page of each kind, nor in the dark theme', async ({ page }) => {
  await presetSettings(page, { language: 'en' });
  for (const path of PAGES_WITH_CONTENT) {
    await openPage(page, path);
    await (isInspectedDark(path) ? expectAccessibleInBothThemes : expectAccessible)(page, path);
  }
  await openSettings(page);
  await expectAccessible(page, 'settings');
});

test('axe finds nothing on all pages in the light and the dark theme', PROOF, async ({ page }) => {
  await presetSettings(page, { language: 'en' });
  for (const path of [...SITE_PAGES, ...OTHER_PAGES]) {
    await openPage(page, path);
    await expectAccessibleInBothThemes(page, path);
  }
  await page.goto('/');
  await openSettings(page);
  await expectAccessibleInBothThemes(page, 'settings');
});

/** Opens a table where a choice is to be made, and makes one that waits for confirmation. */
async function openWithChoice(page: Page, game: GameId, inspectAsked: boolean): Promise<void> {
  await presetSettings(page, { ...FAST_SETTINGS, atOnce: false });
  await openStoredTable(page, game, { at: 2 });
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  if (inspectAsked) await expectAccessibleInBothThemes(page, 'asked');
  await page.locator(CHOICE_SELECTOR).first().click();
  await expectAccessibleInBothThemes(page, 'chosen');
}

async function inspectRules(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog').locator('figure svg').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'rules');
}

async function inspectEnd(page: Page, game: GameId, inspect: typeof expectAccessible): Promise<void> {
  await openStoredTable(page, game, { at: 'over' });
  await expect(page.getByRole('dialog', { name: /The (race|game) is over/ })).toBeVisible();
  await inspect(page, 'over');
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await inspect(page, 'replay');
}

test(`${EXAMPLE}: axe finds nothing at the table, in the result and in the replay`, async ({ page }) => {
  await openWithChoice(page, EXAMPLE, false);
  await inspectEnd(page, EXAMPLE, expectAccessible);
});

for (const game of GAME_IDS) {
  test(
    `${game}: axe finds nothing before and after a choice, in the rules, in the result and in the replay`,
    PROOF,
    async ({ page }) => {
      await openWithChoice(page, game, true);
      await inspectRules(page);
      await inspectEnd(page, game, expectAccessibleInBothThemes);
    },
  );
}
