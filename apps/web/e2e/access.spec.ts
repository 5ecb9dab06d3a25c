import { expect } from '@playwright/test';
import { CHOICE, GAME_IDS, playShort, QUICK, settings, test } from './table.ts';
import { wellMade } from './well-made.ts';

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing on the pages (${theme})`, async ({ page }) => {
    await settings(page, { language: 'en', theme });
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
      await wellMade(page, path);
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await wellMade(page, 'settings');
  });

  for (const game of GAME_IDS) {
    test(`axe finds nothing at a table of ${game} (${theme})`, async ({ page }) => {
      await settings(page, { ...QUICK, atOnce: false, theme });
      await playShort(page, game);
      await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
      await wellMade(page, 'asked');
      await page.locator(CHOICE).first().click();
      await wellMade(page, 'chosen');
      await page.getByRole('button', { name: 'Rules' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await wellMade(page, 'rules');
      await page.keyboard.press('Escape');
    });
  }
}
