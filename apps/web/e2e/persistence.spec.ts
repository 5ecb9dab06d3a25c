import { expect } from '@playwright/test';
import { openStoredTable } from './stored-table.ts';
import {
  clickAnyChoice,
  FAST_SETTINGS,
  GAME_IDS,
  type GameId,
  makeChoices,
  playNow,
  presetSettings,
  PROOF,
  test,
} from './table.ts';

test('two tabs of one race: the second move is refused, and the table shows the current position', async ({
  page,
  context,
}) => {
  await presetSettings(page, FAST_SETTINGS);
  await openStoredTable(page, 'formel-fun');
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.table[data-asked="true"]')).toBeVisible();
  const before = (await page.locator('.table').getAttribute('data-entry'))!;
  await clickAnyChoice()(page);
  await expect(page.locator('.table')).not.toHaveAttribute('data-entry', before);
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  await clickAnyChoice()(other);
  await expect(other.getByRole('alert')).toContainText('refused');
  await expect(other.locator('.table[data-asked="true"]')).toBeVisible();
  const entry = (await page.locator('.table').getAttribute('data-entry'))!;
  await expect(other.locator('.table')).toHaveAttribute('data-entry', entry);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Everything of a game is cached in the same way. */
  const visits: [title: string, details: object, games: readonly GameId[]][] = [
    ['the site', {}, ['formula-de']],
    ['the site with all games', PROOF, GAME_IDS],
  ];
  for (const [title, details, games] of visits) {
    test(`offline: ${title} works after one visit`, details, async ({ page, context }) => {
      await presetSettings(page, FAST_SETTINGS);
      await page.goto('/');
      // The service worker activates only after all files are cached.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await context.setOffline(true);
      await page.goto('/');
      await expect(page.getByText('You are offline.')).toBeVisible();
      for (const game of games) {
        await playNow(page, game);
        await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
      }
      await makeChoices(page, 2);
      await page.goto('/learn/formula-de');
      await expect(page.locator('.rules-quick')).toBeVisible();
      await page.goto('/learn/formel-fun/lesson');
      await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
    });
  }
});

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(href!)).json()) as { icons: { src: string }[]; display: string };
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
