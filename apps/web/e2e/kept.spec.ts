import { expect } from '@playwright/test';
import { anyChoice, GAME_IDS, GAMES, playNow, QUICK, race, settings, test } from './table.ts';

for (const game of GAME_IDS) {
  test(`${game}: a race survives a reload and a closed tab`, async ({ page, context }) => {
    await settings(page, QUICK);
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
    await settings(later, QUICK);
    await later.goto('/');
    await later.getByRole('link', { name: `Continue: ${GAMES[game]}` }).click();
    await expect(later.locator('.table[data-asked="true"]')).toBeVisible();
    await expect(later.locator('.table')).toHaveAttribute('data-entry', entry!);
    expect(await later.locator('.actions').innerText()).toBe(actions);
  });
}

test('two tabs of one race: the second move is refused, and the table shows how things stand', async ({
  page,
  context,
}) => {
  await settings(page, QUICK);
  await playNow(page, 'formel-fun');
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  const other = await context.newPage();
  await settings(other, QUICK);
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

test('offline: once visited, everything goes on working', async ({ page, context }) => {
  await settings(page, QUICK);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // The worker takes over only when all files are kept.
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText('You are offline.')).toBeVisible();
  for (const game of GAME_IDS) {
    await playNow(page, game);
    await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  }
  await race(
    page,
    anyChoice((choice) => choice.click()),
  );
  await page.goto('/learn/formula-de');
  await expect(page.getByText('FD-12', { exact: true }).first()).toBeVisible();
});

test('it can be installed', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(href!)).json()) as { icons: { src: string }[]; display: string };
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
