import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessibleInBothThemes } from './accessibility.ts';
import { driveToEnd, test } from './people.ts';
import { openStoredTable } from './stored-table.ts';
import { FAST_SETTINGS, presetSettings, PROOF } from './table.ts';

test('a short link opens a moment of an online race, and a blog frames the race', async ({ meet, browserName }) => {
  const [host, guest] = [await meet('Hazel'), await meet('Gus')];
  const { id } = await driveToEnd(host, guest, true);
  const reader = await meet();
  await reader.goto(`/t/${id}?at=3`);
  await expect(reader).toHaveURL(/\/replay\/\w+\?at=3$/);
  await expect(reader.locator('.table[data-entry="3"]')).toBeVisible();
  // The link to a moment is short again.
  if (browserName === 'chromium') await reader.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await reader.getByRole('button', { name: 'Link to this moment' }).click();
  await expect(reader.getByText('The link is in the clipboard')).toBeVisible();
  expect(await reader.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/t/${id}\\?at=3$`));
  await reader.goto(`/embed/${id}`);
  const open = reader.getByRole('link', { name: 'Open on Paddock' });
  await expect(open).toBeVisible();
  await expect(reader.locator('.table-board')).toBeVisible();
});

test('axe finds nothing on an embedded race, nor in its replay with the debrief', PROOF, async ({ meet }) => {
  const [host, guest] = [await meet('Hazel'), await meet('Gus')];
  const { id } = await driveToEnd(host, guest, true);
  await host.goto(`/embed/${id}`);
  await expect(host.locator('.table-board')).toBeVisible();
  await expectAccessibleInBothThemes(host, 'embed');
  await host.goto(`/t/${id}?replay`);
  await expect(host.getByRole('slider')).toBeVisible();
  await expectAccessibleInBothThemes(host, 'replay of an online race');
});

for (const game of ['formula', 'formel-fun', 'pole-position', 'formula-de'] as const) {
  test(`${game}: a replay becomes an animated picture`, PROOF, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await openStoredTable(page, game, { at: 'over' });
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByRole('button', { name: 'Animated picture' }).click();
    const save = page.getByRole('button', { name: /^Save it/ });
    await expect(save).toBeVisible({ timeout: 120_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    const bytes = readFileSync(await download.path());
    expect(bytes.toString('latin1', 0, 6)).toBe('GIF89a');
    expect(bytes.length).toBeGreaterThan(20_000);
  });
}
