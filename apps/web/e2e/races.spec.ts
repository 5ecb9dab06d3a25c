import { expect } from '@playwright/test';
import { anyChoice, GAME_IDS, playNow, FAST_SETTINGS, playRace, submitButton, presetSettings, test } from './table.ts';

for (const game of GAME_IDS) {
  test(`${game}: a person and bots race to the end, by mouse`, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await playNow(page, game);
    const choices = await playRace(
      page,
      anyChoice((choice) => choice.click()),
    );
    expect(choices).toBeGreaterThan(0);
    await expect(page.getByRole('dialog', { name: /The (race|game) is over/ })).toBeVisible();
    await expect(page.locator('.result-row')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Look at the board' }).first().click();
    await expect(page.getByRole('button', { name: 'Result', exact: true })).toBeVisible();
  });

  test(`${game}: a choice can be taken back until it is submitted, and its cost is shown before`, async ({ page }) => {
    await presetSettings(page, { language: 'en', speed: 4 });
    await playNow(page, game);
    const hand = anyChoice(async (choice) => {
      await choice.hover();
      await expect(page.locator('.confirm-text')).not.toBeEmpty();
      await choice.click();
    });
    await expect(page.locator('.table[data-asked="true"]')).toBeVisible({ timeout: 60_000 });
    const entry = await page.locator('.table').getAttribute('data-entry');
    await hand(page);
    await expect(submitButton(page)).toBeVisible();
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    await expect(submitButton(page)).toHaveCount(0);
    await expect(page.locator('.table')).toHaveAttribute('data-entry', entry!);
    await hand(page);
    await submitButton(page).click();
    await expect(page.locator('.table')).not.toHaveAttribute('data-entry', entry!);
  });
}
