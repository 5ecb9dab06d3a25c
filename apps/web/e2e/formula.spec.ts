import { expect } from '@playwright/test';
import { openStoredTable } from './stored-table.ts';
import { FAST_SETTINGS, presetSettings, submitButton, test } from './table.ts';

test('a race has three hints, also after a reload, and a formula takes cards + 1 taps', async ({ page }) => {
  await presetSettings(page, { ...FAST_SETTINGS, atOnce: false });
  await openStoredTable(page, 'formula', { at: 2, hints: 'three' });
  const hint = page.locator('.fo-hint');
  const used = page.locator('.fo-hand-card.fo-used');
  for (const left of ['2', '1', '0']) {
    await hint.click();
    await expect(hint).toHaveText(new RegExp(`${left}$`));
  }
  await expect(hint).toBeDisabled();
  await expect(submitButton(page)).toBeVisible();
  const cards = await page
    .locator('.fo-hand-card')
    .evaluateAll((all) => all.flatMap((card, i) => (card.classList.contains('fo-used') ? [i] : [])));

  await page.reload();
  await expect(hint).toBeDisabled();
  await expect(used).toHaveCount(0);
  for (const index of cards) await page.locator('.fo-hand-card').nth(index).click();
  const entry = await page.locator('.table').getAttribute('data-entry');
  await submitButton(page).click();
  await expect(page.locator('.table')).not.toHaveAttribute('data-entry', entry!);
});
