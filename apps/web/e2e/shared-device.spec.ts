import { practiceOval } from '@paddock/formula-de';
import { expect, type Page } from '@playwright/test';
import { openStoredTable } from './stored-table.ts';
import {
  clickAnyChoice,
  FAST_SETTINGS,
  type GameId,
  openOptions,
  playRace,
  presetSettings,
  PROOF,
  test,
  waitForState,
} from './table.ts';

const PEOPLE = ['Anna', 'Ben'];

/** Sets up a race of two people, and perhaps a bot, with the form. */
async function sitDown(page: Page, game: GameId, people: readonly string[], seats: number): Promise<void> {
  await page.goto(`/new/${game}`);
  const rows = page.locator('.driver');
  await expect(rows.first()).toBeVisible();
  while ((await rows.count()) > seats) await rows.last().getByRole('button').click();
  for (const [seat, name] of people.entries()) {
    const row = rows.nth(seat);
    await row.getByRole('combobox').selectOption('person');
    await row.getByRole('textbox').fill(name);
  }
  const hints = page.locator('[data-option="hints"] label');
  if ((await hints.count()) > 0) {
    await openOptions(page);
    await hints.last().click();
  }
  await page.getByRole('button', { name: /To the start|Deal the cards/ }).click();
  await expect(page.locator('.table')).toBeVisible();
}

test('Formel Fun: hands are hidden while the device is passed on', async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  await sitDown(page, 'formel-fun', PEOPLE, 3);
  const seen = new Map<string, number>();
  const choose = clickAnyChoice();
  for (let turns = 0; turns < 12 && !PEOPLE.every((name) => (seen.get(name) ?? 0) > 1); turns++) {
    const { state } = await waitForState(page, -1);
    // The text of the cover may be loaded a moment after the cover itself.
    if (state === 'cover') {
      const cover = page.getByRole('dialog');
      // While the table is hidden, the page does not contain anybody's hand.
      await expect(page.locator('.actions [data-move]')).toHaveCount(0);
      const name = (await cover.getByRole('button').textContent())!.replace('I am ', '');
      seen.set(name, (seen.get(name) ?? 0) + 1);
      await cover.getByRole('button').click();
      await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
      await expect(page.locator('.tower-seat', { hasText: name })).toContainText('you');
    }
    const entry = await page.locator('.table').getAttribute('data-entry');
    await choose(page);
    await expect(page.locator('.table')).not.toHaveAttribute('data-entry', entry!);
  }
  for (const name of PEOPLE) expect(seen.get(name), name).toBeGreaterThan(1);
});

test('pole-position: two people on one device finish their race', async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  await openStoredTable(page, 'pole-position', { seats: PEOPLE.length, people: PEOPLE, at: -2 });
  await playRace(page, clickAnyChoice());
  await expect(page.locator('.result-row')).toHaveCount(2);
});

for (const game of ['formula', 'pole-position'] as const) {
  test(`${game}: two people on one device race to the end`, PROOF, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await sitDown(page, game, PEOPLE, PEOPLE.length);
    await playRace(page, clickAnyChoice());
    await expect(page.locator('.result-row')).toHaveCount(2);
  });
}

test('Formula Dé with open dashboards hides nothing when the device is passed on', async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  const options = { circuit: practiceOval, dashboards: 'open' };
  await openStoredTable(page, 'formula-de', { seats: 3, people: PEOPLE, options });
  const choose = clickAnyChoice();
  for (let turns = 0; turns < 4; turns++) {
    await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
    await expect(page.locator('.dialog-opaque')).toHaveCount(0);
    const entry = await page.locator('.table').getAttribute('data-entry');
    await choose(page);
    await expect(page.locator('.table')).not.toHaveAttribute('data-entry', entry!);
  }
});
