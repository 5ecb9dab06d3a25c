import { expect, type Page } from '@playwright/test';
import { clickAnyChoice, FAST_SETTINGS, GAME_IDS, presetSettings, PROOF, test } from './table.ts';

/** Starts the lesson on the page with the rules. */
async function startLesson(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /guided/i })
    .first()
    .click();
}

async function makeChoicesUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const choose = clickAnyChoice();
  const table = page.locator('.table');
  for (let turns = 0; turns < 12 && !(await isSo()); turns++) {
    const before = await table.getAttribute('data-entry');
    await choose(page);
    await expect(table).not.toHaveAttribute('data-entry', before!);
    await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  }
}

for (const game of GAME_IDS) {
  test(`${game}: the lesson shows its tips one by one`, PROOF, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await page.goto(`/learn/${game}`);
    await startLesson(page);
    const coach = page.getByRole('complementary', { name: 'Coach' });
    const choose = clickAnyChoice();
    const said = new Set<string>();
    for (let turns = 0; turns < 25 && said.size < 5; turns++) {
      await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
      while ((await coach.count()) > 0) {
        const tip = (await coach.innerText()).slice(0, 200);
        said.add(tip);
        await coach.getByRole('button').click();
        await expect(coach.filter({ hasText: tip.split('\n')[0]! })).toHaveCount(0);
      }
      const before = await page.locator('.table').getAttribute('data-entry');
      await choose(page);
      await expect(page.locator('.table')).not.toHaveAttribute('data-entry', before!);
      if ((await page.locator('.result-winner').count()) > 0) break;
    }
    expect(said.size).toBeGreaterThanOrEqual(4);
  });

  test(`${game}: the rules can be searched, and a tip of the lesson stays done after a reload`, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await page.goto(`/learn/${game}`);
    await expect(page.locator('[id^="F"], [id^="P"]').first()).toBeVisible();
    await expect(page.locator('figure svg').first()).toBeVisible();
    await page.getByRole('searchbox').fill('xyzzy');
    await expect(page.getByText('No rule has these words.')).toBeVisible();
    await page.getByRole('searchbox').fill('start');
    await expect(page.locator('mark').first()).toBeVisible();

    await startLesson(page);
    const count = page.locator('.coach-count');
    await expect(count).toHaveText(/ 1\//);
    await page.locator('.coach').getByRole('button').click();
    await expect(page.locator('.coach-count', { hasText: / 1\// })).toHaveCount(0);
    // The next tip may need another position.
    await makeChoicesUntil(page, async () => (await count.count()) > 0);
    await expect(count).toHaveText(/ 2\//);
    const tip = await page.locator('.coach').innerText();
    await page.reload();
    await expect(page.locator('.coach')).toBeVisible();
    expect(await page.locator('.coach').innerText()).toBe(tip);
  });

  test(`${game}: a tip is done by the move it asks for`, PROOF, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await page.goto(`/learn/${game}`);
    await startLesson(page);
    const count = page.locator('.coach-count');
    await expect(count).toHaveText(/ 1\//);
    // A tip may ask for a certain move: some of the first ones will be that.
    await makeChoicesUntil(page, async () => / [2-9]\//.test((await count.allInnerTexts()).join('')));
    await expect(count).toHaveText(/ [2-9]\//);
    const tip = await page.locator('.coach').innerText();
    await page.reload();
    await expect(page.locator('.coach')).toBeVisible();
    expect(await page.locator('.coach').innerText()).toBe(tip);
  });
}
