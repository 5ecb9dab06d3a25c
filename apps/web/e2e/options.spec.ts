import { expect } from '@playwright/test';
import { anyChoice, type GameId, FAST_SETTINGS, playRace, presetSettings, test } from './table.ts';

/** The shortest course. */
const OVAL = ['circuit', '3'] as const;

/** Option by option, the choice that is not the default; each race is driven to its end. */
const VARIANTS: readonly (readonly [GameId, string, readonly (readonly [option: string, choice: string])[]])[] = [
  ['formel-fun', 'the final decides', [['win', '2']]],
  ['pole-position', 'plus', [['rules', '2']]],
  [
    'pole-position',
    'a course laid by the players, six places',
    [
      ['course', '2'],
      ['podium', '2'],
    ],
  ],
  [
    'formula',
    'all places, with the table',
    [
      ['goal', '2'],
      ['useTable', '2'],
    ],
  ],
  [
    'formula',
    'points',
    [
      ['goal', '3'],
      ['winnerExtraCard', '2'],
    ],
  ],
  ['formula-de', 'two laps, open dashboards', [OVAL, ['laps', '2'], ['dashboards', '2']]],
  ['formula-de', 'two cars each, team points', [OVAL, ['carsPerPlayer', '2'], ['teamPoints', '2']]],
];

for (const [game, name, picks] of VARIANTS) {
  test(`${game}: ${name}`, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await page.goto(`/new/${game}`);
    await expect(page.locator('.driver').first()).toBeVisible();
    // Three seats are enough, and quicker.
    while ((await page.locator('.driver').count()) > 3)
      await page.locator('.driver').last().getByRole('button').click();
    for (const [option, choice] of picks) {
      await page
        .locator(`[data-option="${option}"] input[type="radio"]`)
        .nth(Number(choice) - 1)
        .check({ force: true });
    }
    await page.getByRole('button', { name: /To the start|Deal the cards/ }).click();
    await playRace(
      page,
      anyChoice((one) => one.click()),
    );
    await expect(page.locator('.result-row')).toHaveCount(3);
  });
}
