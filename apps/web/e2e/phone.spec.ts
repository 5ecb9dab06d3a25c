import { devices, expect, type Page } from '@playwright/test';
import { openStoredTable } from './stored-table.ts';
import { anyChoice, FAST_SETTINGS, GAME_IDS, playRace, playShort, presetSettings, PROOF, test } from './table.ts';

const WIDTH = 360;
const MIN_TARGET_HEIGHT = 43.5;
const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, viewport: { width: WIDTH, height: 740 } });

/** Plays to the end by touch. */
async function playByTouch(page: Page): Promise<void> {
  let looks = 0;
  const tap = anyChoice((choice) => choice.tap());
  await playRace(page, async () => {
    if (looks++ % 10 === 0) {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, 'nothing sticks out to the right').toBeLessThanOrEqual(WIDTH);
      await expect(page.locator('.board').first()).toBeInViewport();
    }
    await tap(page);
  });
  await expect(page.getByRole('dialog', { name: /The (race|game) is over/ })).toBeVisible();
}

/** Touch targets are at least 44 px high. */
async function expectHighTargets(page: Page): Promise<void> {
  const small = await page.locator('.table button:visible, .table select:visible, .table a:visible').evaluateAll(
    (found, least) =>
      found
        .filter((element) => element.closest('.log') === null)
        .map((element) => ({ name: element.textContent, height: element.getBoundingClientRect().height }))
        .filter(({ height }) => height < least),
    MIN_TARGET_HEIGHT,
  );
  expect(small).toEqual([]);
}

// The game with the most targets.
test('formula-de: the end of a race by touch, with targets that are high enough', async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  await openStoredTable(page, 'formula-de', { at: -2 });
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  await expectHighTargets(page);
  await playByTouch(page);
});

for (const game of GAME_IDS) {
  test(`${game}: a whole race on a phone, by touch`, PROOF, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await playShort(page, game);
    await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
    await expectHighTargets(page);
    await playByTouch(page);
  });
}
