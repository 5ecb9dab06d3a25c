import { expect, type Page } from '@playwright/test';
import { openStoredTable } from './stored-table.ts';
import {
  CHOICE_SELECTOR,
  FAST_SETTINGS,
  GAME_IDS,
  playRace,
  playShort,
  presetSettings,
  PROOF,
  tabTo,
  test,
} from './table.ts';

/** Plays to the end without the mouse. */
async function playByKeyboard(page: Page): Promise<void> {
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
}

// Choices are a list of buttons, except in Formula, where cards make up a formula.
test('formula: the end of a race with the keyboard alone', async ({ page }) => {
  await presetSettings(page, { ...FAST_SETTINGS, atOnce: false });
  await openStoredTable(page, 'formula', { at: -1 });
  await playByKeyboard(page);
});

for (const game of GAME_IDS) {
  test(`${game}: a whole race with the keyboard alone`, PROOF, async ({ page }) => {
    await presetSettings(page, { ...FAST_SETTINGS, atOnce: false });
    await playShort(page, game);
    await playByKeyboard(page);
  });
}

test('a race is started with the keyboard alone, and the table has keys of its own', async ({ page }) => {
  await presetSettings(page, { language: 'en' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await tabTo(page, '[aria-label="Play now: Formel Fun"]')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: 'Race log' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
