import { devices, expect } from '@playwright/test';
import { anyChoice, GAME_IDS, playShort, FAST_SETTINGS, playRace, presetSettings, test } from './table.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, viewport: { width: 360, height: 740 } });

for (const game of GAME_IDS) {
  test(`${game}: a whole race on a phone, by touch`, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await playShort(page, game);
    let looks = 0;
    const tap = anyChoice((choice) => choice.tap());
    await playRace(page, async () => {
      if (looks++ % 10 === 0) {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, 'nothing sticks out to the right').toBeLessThanOrEqual(360);
        await expect(page.locator('.board').first()).toBeInViewport();
      }
      await tap(page);
    });
    await expect(page.getByRole('dialog', { name: /The (race|game) is over/ })).toBeVisible();
  });
}

test('touch targets are at least 44 px high', async ({ page }) => {
  await presetSettings(page, { language: 'en', speed: 4 });
  for (const game of GAME_IDS) {
    await playShort(page, game);
    await expect(page.locator('.table[data-asked="true"]')).toBeVisible({ timeout: 60_000 });
    const small = await page
      .locator('.table button:visible, .table select:visible, .table a:visible')
      .evaluateAll((found) =>
        found
          .filter((element) => element.closest('.log') === null)
          .map((element) => ({ name: element.textContent, height: element.getBoundingClientRect().height }))
          .filter(({ height }) => height < 43.5),
      );
    expect(small, game).toEqual([]);
  }
});
