import { expect } from '@playwright/test';
import { anyChoice, GAME_IDS, FAST_SETTINGS, presetSettings, test } from './table.ts';

for (const game of GAME_IDS) {
  test(`${game}: the lesson shows its tips one by one`, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await page.goto(`/learn/${game}`);
    await page
      .getByRole('button', { name: /guided/i })
      .first()
      .click();
    const coach = page.getByRole('complementary', { name: 'Coach' });
    const choose = anyChoice((choice) => choice.click());
    const said = new Set<string>();
    for (let turns = 0; turns < 25 && said.size < 5; turns++) {
      await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
      while ((await coach.count()) > 0) {
        said.add((await coach.innerText()).slice(0, 200));
        await coach.getByRole('button').click();
      }
      const before = await page.locator('.table').getAttribute('data-entry');
      await choose(page);
      await expect(page.locator('.table')).not.toHaveAttribute('data-entry', before!);
      if ((await page.locator('.result-winner').count()) > 0) break;
    }
    expect(said.size).toBeGreaterThanOrEqual(4);
  });

  test(`${game}: a completed tip stays done after a reload`, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await page.goto(`/learn/${game}`);
    await page
      .getByRole('button', { name: /guided/i })
      .first()
      .click();
    const count = page.locator('.coach-count');
    const choose = anyChoice((choice) => choice.click());
    await expect(count).toHaveText(/ 1\//);
    // A tip may ask for a certain move: some of the first ones will be that.
    for (let turns = 0; turns < 12; turns++) {
      const before = await page.locator('.table').getAttribute('data-entry');
      await choose(page);
      await expect(page.locator('.table')).not.toHaveAttribute('data-entry', before!);
      await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
      if (/ [2-9]\//.test((await count.allInnerTexts()).join(''))) break;
    }
    await expect(count).toHaveText(/ [2-9]\//);
    const tip = await page.locator('.coach').innerText();
    await page.reload();
    await expect(page.locator('.coach')).toBeVisible();
    expect(await page.locator('.coach').innerText()).toBe(tip);
  });

  test(`${game}: the rules can be searched and have ids and illustrations`, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await page.goto(`/learn/${game}`);
    const rules = page.locator('[id^="F"], [id^="P"]');
    await expect(rules.first()).toBeVisible();
    await expect(page.locator('figure svg').first()).toBeVisible();
    await page.getByRole('searchbox').fill('xyzzy');
    await expect(page.getByText('No rule has these words.')).toBeVisible();
    await page.getByRole('searchbox').fill('start');
    await expect(page.locator('mark').first()).toBeVisible();
  });
}
