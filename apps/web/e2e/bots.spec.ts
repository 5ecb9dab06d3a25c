import { expect } from '@playwright/test';
import { anyChoice, GAME_IDS, waitForState, FAST_SETTINGS, presetSettings, test } from './table.ts';

/** Enough for every bot to move several times. */
const CHOICES = 3;

for (const game of GAME_IDS) {
  test(`${game}: a race against champions, while the page stays awake`, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await page.goto(`/new/${game}`);
    const seats = page.getByRole('combobox', { name: /^Seat \d/ });
    await expect(seats.first()).toBeVisible();
    expect(await seats.nth(1).getByRole('option').allTextContents()).toEqual([
      'Person',
      'Bot: Rookie',
      'Bot: Amateur',
      'Bot: Pro',
      'Bot: Champion',
    ]);
    for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('champion');
    await expect(page.locator('.driver-character').first()).toHaveText(
      /Plays the (race|game) through in its head before every move\./,
    );
    await page.getByRole('button', { name: /To the start|Deal the cards/ }).click();
    await expect(page.locator('.table')).toBeVisible();
    const hand = anyChoice((choice) => choice.click());
    let entry = -1;
    for (let made = 0; made < CHOICES; made++) {
      const next = await waitForState(page, entry);
      if (next.state === 'over') break;
      await hand(page);
      entry = next.entry;
    }
    expect(entry).toBeGreaterThanOrEqual(0);
    await expect(page.locator('.seat-kind', { hasText: 'Champion' }).first()).toBeVisible();
  });
}
