import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './accessibility.ts';
import { openPage, SITE_PAGES } from './pages.ts';
import { openStoredTable } from './stored-table.ts';
import { CHOICE_SELECTOR, FAST_SETTINGS, GAME_IDS, presetSettings, test } from './table.ts';

test('axe finds nothing on the pages in the light and the dark theme', async ({ page }) => {
  await presetSettings(page, { language: 'en' });
  for (const path of [...SITE_PAGES, '/nowhere', '/table/gone']) {
    await openPage(page, path);
    await expectAccessibleInBothThemes(page, path);
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectAccessibleInBothThemes(page, 'settings');
});

for (const game of GAME_IDS) {
  test(`${game}: axe finds nothing at the table, in the result and in the replay`, async ({ page }) => {
    await presetSettings(page, { ...FAST_SETTINGS, atOnce: false });
    await openStoredTable(page, game, { at: 2 });
    await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'asked');
    await page.locator(CHOICE_SELECTOR).first().click();
    await expectAccessibleInBothThemes(page, 'chosen');
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'rules');

    await openStoredTable(page, game, { at: 'over' });
    await expect(page.getByRole('dialog', { name: /The (race|game) is over/ })).toBeVisible();
    await expectAccessible(page, 'over');
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await expectAccessible(page, 'replay');
  });
}
