import { expect } from '@playwright/test';
import { CHOICE_SELECTOR, GAME_IDS, playShort, FAST_SETTINGS, playRace, presetSettings, tabTo, test } from './table.ts';

for (const game of GAME_IDS) {
  test(`${game}: a whole race with the keyboard alone`, async ({ page }) => {
    await presetSettings(page, { ...FAST_SETTINGS, atOnce: false });
    await playShort(page, game);
    let turn = 0;
    await playRace(page, async () => {
      expect(await tabTo(page, CHOICE_SELECTOR, 150)).toBe(true);
      for (let i = turn++ % 3; i > 0; i--) {
        await page.keyboard.press('Tab');
        if (!(await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, CHOICE_SELECTOR))) {
          expect(await tabTo(page, CHOICE_SELECTOR, 150)).toBe(true);
        }
      }
      // Once to choose, once more to send.
      await page.keyboard.press('Enter');
      await expect(page.locator('.confirm-chosen')).toBeVisible();
      await page.keyboard.press('Enter');
    });
    await expect(page.getByRole('dialog', { name: /The (race|game) is over/ })).toBeVisible();
  });
}

test('a race is started with the keyboard alone', async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await tabTo(page, '[aria-label="Play now: Formula Dé"]')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator('.table')).toBeVisible();
});

test('the table page has keys of its own', async ({ page }) => {
  await presetSettings(page, { language: 'en', speed: 4 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Play now: Formel Fun' }).click();
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: 'Race log' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
