import { expect } from '@playwright/test';
import { presetSettings, test } from './table.ts';

test('a circuit has a page with its poster, and says on request how good it is', async ({ page }) => {
  await presetSettings(page, { language: 'en' });
  await page.goto('/learn/formula-de/board/zandvoort');
  await expect(page.getByRole('img', { name: 'Zandvoort' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Is it a good circuit?' }).click();
  // The solution comes first; nobody waits here for hundreds of races.
  await expect(page.getByText('Turns of a perfect driver')).toBeVisible();
  await expect(page.getByText('13.5', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The best gears' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '5 Nissanbocht' })).toBeVisible();
});

test('a circuit that does not exist has no page', async ({ page }) => {
  await page.goto('/learn/formula-de/board/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
});
