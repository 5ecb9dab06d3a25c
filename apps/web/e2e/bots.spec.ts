import { expect } from '@playwright/test';
import { FAST_SETTINGS, GAME_IDS, type GameId, makeChoices, presetSettings, PROOF, test } from './table.ts';

/** Enough for every bot to move several times. */
const CHOICES = 3;
/** The champion of this game thinks the shortest time. */
const QUICKEST: GameId = 'pole-position';

for (const game of GAME_IDS) {
  test(
    `${game}: a race against champions, while the page stays awake`,
    game === QUICKEST ? {} : PROOF,
    async ({ page }) => {
      await presetSettings(page, FAST_SETTINGS);
      await page.goto(`/new/${game}`);
      const seats = page.getByRole('combobox', { name: /^Seat \d/ });
      await expect(seats.first()).toBeVisible();
      const level = page.getByRole('group', { name: 'Level of the bots' }).getByRole('radio');
      await expect(level).toHaveCount(5);
      // With a mix every seat has a level of its own.
      await level.last().check({ force: true });
      expect(await seats.nth(1).getByRole('option').allTextContents()).toEqual([
        'Person',
        'Bot: Rookie',
        'Bot: Amateur',
        'Bot: Pro',
        'Bot: Champion',
      ]);
      await page.getByRole('radio', { name: 'Champion' }).check({ force: true });
      await expect(page.locator('.setup-level-hint')).toHaveText(
        /Plays the (race|game) through in its head before every move\./,
      );
      await page.getByRole('button', { name: /To the start|Deal the cards/ }).click();
      await expect(page.locator('.table')).toBeVisible();
      expect(await makeChoices(page, CHOICES)).toBeGreaterThan(0);
      await expect(page.locator('.tower-kind', { hasText: 'Champion' }).first()).toBeVisible();
    },
  );
}
