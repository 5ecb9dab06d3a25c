import { expect } from '@playwright/test';
import { anyChoice, CHOICE, GAME_IDS, playShort, QUICK, race, settings, test } from './table.ts';
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
      // The rest of the race looks the same by night.
      if (theme === 'dark') return;
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('paddock-settings')!) as { state: { atOnce: boolean } };
        kept.state.atOnce = true;
        localStorage.setItem('paddock-settings', JSON.stringify(kept));
      });
      await page.reload();
      await race(
        page,
        anyChoice((choice) => choice.click()),
      );
      await wellMade(page, 'over');
      await page.getByRole('button', { name: 'Watch the replay' }).click();
      await expect(page.getByRole('slider')).toBeVisible();
      await wellMade(page, 'replay');
    });
  }
}
