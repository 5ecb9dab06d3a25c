import { expect, type Page } from '@playwright/test';
import { joinThroughApi, makeTable, openGuest, startRace } from './online.ts';
import { openStoredTable } from './stored-table.ts';
import { FAST_SETTINGS, presetSettings, PROOF, test } from './table.ts';

/** It is computed once its place comes near the view. */
async function scrollToDebrief(page: Page): Promise<void> {
  const place = page.getByRole('dialog').locator('[data-place=content], .finish-debrief');
  // What is shown there may be replaced at that moment.
  await expect(() => place.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
}

test('a finished race explains itself, and its ribbon leads through the replay', async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  await openStoredTable(page, 'formula-de', { at: 'over', seats: 2 });
  await scrollToDebrief(page);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'How the race was decided' })).toBeVisible();
  await page.getByRole('button', { name: 'The whole story in the replay' }).click();
  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  await expect(page.locator('.table')).toHaveAttribute('data-entry', String(last));
  await expect(slider).toHaveAttribute('aria-valuetext', /100%/);

  const box = (await slider.boundingBox())!;
  await slider.click({ position: { x: box.width / 2, y: box.height / 2 } });
  const middle = String(Math.round(last / 2));
  await expect(page.locator('.table')).toHaveAttribute('data-entry', middle);
  await expect(page.locator('.debrief-bubble')).toContainText('%');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.table')).toHaveAttribute('data-entry', String(Number(middle) - 1));
});

test('a turning point shows its best move, and the race goes on from it', PROOF, async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  // Greedy drivers make errors.
  await openStoredTable(page, 'formula-de', { at: 'over', seats: 4 });
  await scrollToDebrief(page);
  await page.getByRole('button', { name: 'The whole story in the replay' }).click();
  const show = page.getByRole('button', { name: 'Show the best move' }).first();
  await show.click();
  await expect(page.getByRole('button', { name: 'Hide the best move' })).toBeVisible();
  await expect(page.locator('.table')).toHaveAttribute('data-asked', 'true');
  const entry = await page.locator('.table').getAttribute('data-entry');
  await page.getByRole('button', { name: 'Play it from here' }).first().click();
  await page.getByRole('button', { name: 'Drive on from here' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect.poll(async () => Number(await page.locator('.table').getAttribute('data-entry'))).toBeGreaterThan(0);
  expect(Number(entry)).toBeGreaterThan(0);
});

test('on a narrow phone the ribbon takes the whole width', PROOF, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await presetSettings(page, FAST_SETTINGS);
  await openStoredTable(page, 'formula-de', { at: 'over', seats: 2 });
  await page.goto('/replay/stored');
  await expect.poll(async () => (await page.locator('.debrief-ribbon').boundingBox())?.width).toBeGreaterThan(300);
});

test('on a phone the story has room below board and ribbon, which stay', PROOF, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await presetSettings(page, FAST_SETTINGS);
  await openStoredTable(page, 'formula-de', { at: 'over', seats: 2 });
  await page.goto('/replay/stored');
  await page.getByRole('heading', { name: 'Who helped whom' }).scrollIntoViewIfNeeded();
  const { y: top } = (await page.locator('.table-board').boundingBox())!;
  const { y, height } = (await page.locator('.reel').boundingBox())!;
  expect(Math.round(top)).toBe(0);
  expect(y + height).toBeLessThan(0.65 * 664);
  await expect(page.getByRole('heading', { name: 'Who helped whom' })).toBeInViewport();
});

test('the coach tells chances and advice only when called', PROOF, async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  await openStoredTable(page, 'formula-de', { at: 2 });
  await page.getByRole('button', { name: 'Call the coach' }).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach.getByRole('img', { name: /Everybody’s chances/ })).toBeVisible();
  await coach.getByRole('button', { name: 'What would the champion do?' }).click();
  await expect(coach.getByRole('listitem').first()).toContainText('%');
  await coach.getByRole('button', { name: 'Send the coach away' }).click();
  await expect(coach).toBeHidden();
});

test(
  'a table with a coach for all tells it to drivers and spectators, another to nobody',
  PROOF,
  async ({ openContext }) => {
    const [anna, bert, carl] = [
      await openGuest(openContext),
      await openGuest(openContext),
      await openGuest(openContext),
    ];
    const address = await makeTable(anna, 'Anna', 'pole-position', [{ kind: 'me' }, { kind: 'open' }]);
    await anna.page.goto(address);
    const openToAll = anna.page.getByRole('group', { name: 'Coach' }).getByLabel('Open to all');
    await openToAll.click();
    await expect(openToAll).toBeChecked();
    await carl.page.goto(address);
    await expect(carl.page.getByRole('region', { name: 'The race' })).toContainText('Open to all');
    await joinThroughApi(bert, address, 'Bert');
    await bert.page.goto(address);
    for (const { page } of [anna, bert, carl])
      await expect(page.getByRole('img', { name: /Everybody’s chances/ })).toBeVisible();
    await bert.page.getByRole('button', { name: 'What would the champion do?' }).click();
    await expect(bert.page.getByRole('region', { name: 'Coach' }).getByRole('listitem').first()).toContainText('%');
    await expect(carl.page.getByRole('button', { name: 'What would the champion do?' })).toBeHidden();

    const [dora] = await startRace(openContext, 'pole-position');
    await expect(dora.page.getByRole('button', { name: 'Call the coach' })).toBeHidden();
  },
);
