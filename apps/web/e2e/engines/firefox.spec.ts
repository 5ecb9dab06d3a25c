import { expect } from '@playwright/test';
import { closeGuests, playToEnd, startRace } from '../online.ts';
import { shortestRace, openStoredTable } from '../stored-table.ts';
import { clickAnyChoice, FAST_SETTINGS, GAME_IDS, playRace, presetSettings, test } from '../table.ts';

for (const game of GAME_IDS) {
  test(`${game}: a whole race in Firefox`, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await openStoredTable(page, game, shortestRace(game));
    expect(await playRace(page, clickAnyChoice())).toBeGreaterThan(0);
    await expect(page.getByRole('dialog', { name: /The (race|game) is over/ })).toBeVisible();
    await expect(page.locator('.result-row')).toHaveCount(shortestRace(game).seats);
  });
}

test('two people and a bot race online in Firefox', async ({ openContext }) => {
  const [anna, bert] = await startRace(openContext, 'formula');
  await playToEnd(anna, bert);
  const winners = await Promise.all(
    [anna, bert].map(({ page }) => page.locator('.result-first .result-name').first().innerText()),
  );
  expect(new Set(winners).size).toBe(1);
  await closeGuests(anna, bert);
});
