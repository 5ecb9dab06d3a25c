import { expect } from '@playwright/test';
import { CHOICE_SELECTOR, GAME_IDS, playShort, FAST_SETTINGS, presetSettings, test } from './table.ts';
import { expectAccessible } from './accessibility.ts';

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing on the pages (${theme})`, async ({ page }) => {
    await presetSettings(page, { language: 'en', theme });
    for (const path of [
      '/',
      '/learn',
      ...GAME_IDS.flatMap((id) => [`/new/${id}`, `/learn/${id}`]),
      '/nowhere',
      '/table/gone',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, path);
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expectAccessible(page, 'settings');
  });

  for (const game of GAME_IDS) {
    test(`axe finds nothing at a table of ${game} (${theme})`, async ({ page }) => {
      await presetSettings(page, { ...FAST_SETTINGS, atOnce: false, theme });
      await playShort(page, game);
      await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
      await expectAccessible(page, 'asked');
      await page.locator(CHOICE_SELECTOR).first().click();
      await expectAccessible(page, 'chosen');
      await page.getByRole('button', { name: 'Rules' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'rules');
      await page.keyboard.press('Escape');
    });
  }
}
