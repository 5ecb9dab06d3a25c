import { expect } from '@playwright/test';
import { anyChoice, GAME_IDS, GAMES, playNow, FAST_SETTINGS, playRace, presetSettings, test } from './table.ts';

for (const game of GAME_IDS) {
  test(`${game}: a race survives a reload and a closed tab`, async ({ page, context }) => {
    await presetSettings(page, FAST_SETTINGS);
    await playNow(page, game);
    const choose = anyChoice((choice) => choice.click());
    for (let turns = 0; turns < (game === 'formula' ? 1 : 4); turns++) {
      await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
      const entry = await page.locator('.table').getAttribute('data-entry');
      await choose(page);
      await expect(page.locator('.table')).not.toHaveAttribute('data-entry', entry!);
    }
    await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
    const entry = await page.locator('.table').getAttribute('data-entry');
    const actions = await page.locator('.actions').innerText();
    await page.reload();
    await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
    await expect(page.locator('.table')).toHaveAttribute('data-entry', entry!);
    expect(await page.locator('.actions').innerText()).toBe(actions);

    await page.close();
    const later = await context.newPage();
    await presetSettings(later, FAST_SETTINGS);
    await later.goto('/');
    await later.getByRole('link', { name: `Continue: ${GAMES[game]}` }).click();
    await expect(later.locator('.table[data-asked="true"]')).toBeVisible();
    await expect(later.locator('.table')).toHaveAttribute('data-entry', entry!);
    expect(await later.locator('.actions').innerText()).toBe(actions);
  });
}

test('two tabs of one race: the second move is refused, and the table shows the current position', async ({
  page,
  context,
}) => {
  await presetSettings(page, FAST_SETTINGS);
  await playNow(page, 'formel-fun');
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  const other = await context.newPage();
  await presetSettings(other, FAST_SETTINGS);
  await other.goto(page.url());
  await expect(other.locator('.table[data-asked="true"]')).toBeVisible();
  await anyChoice((choice) => choice.click())(page);
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  await anyChoice((choice) => choice.click())(other);
  await expect(other.getByRole('alert')).toContainText('refused');
  await expect(other.locator('.table[data-asked="true"]')).toBeVisible();
  const entry = (await page.locator('.table').getAttribute('data-entry'))!;
  await expect(other.locator('.table')).toHaveAttribute('data-entry', entry);
});

test('offline: the site works after one visit', async ({ page, context }) => {
  await presetSettings(page, FAST_SETTINGS);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // The service worker activates only after all files are cached.
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText('You are offline.')).toBeVisible();
  for (const game of GAME_IDS) {
    await playNow(page, game);
    await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  }
  await playRace(
    page,
    anyChoice((choice) => choice.click()),
  );
  await page.goto('/learn/formula-de');
  await expect(page.getByText('FD-12', { exact: true }).first()).toBeVisible();
});

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(href!)).json()) as { icons: { src: string }[]; display: string };
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
