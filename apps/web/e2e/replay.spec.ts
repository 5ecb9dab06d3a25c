import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openStoredTable } from './stored-table.ts';
import {
  clickAnyChoice,
  FAST_SETTINGS,
  GAME_IDS,
  type GameId,
  type OpenContext,
  presetSettings,
  PROOF,
  test,
} from './table.ts';

const entry = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-entry');

/** Opens the replay of a finished race. */
async function openReplay(page: Page, game: GameId): Promise<void> {
  await presetSettings(page, FAST_SETTINGS);
  await openStoredTable(page, game, { at: 'over' });
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
}

/** Goes through a replay with buttons, keys and slider and verifies the dice. */
async function walkReplay(page: Page): Promise<void> {
  const slider = page.getByRole('slider');
  // On the smallest phones the buttons are centred below it.
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 568 });
  await expect.poll(async () => (await slider.boundingBox())!.width).toBeGreaterThan(280);
  await page.setViewportSize({ width, height });
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(20);

  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-entry', String(last));
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-entry', '0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.table')).toHaveAttribute('data-entry', '2');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.table')).toHaveAttribute('data-entry', '1');
  await slider.fill('15');
  await expect(page.locator('.table')).toHaveAttribute('data-entry', '15');
  await expect(page).toHaveURL(/at=15/);
  await page.keyboard.press('End');
  await expect(page.locator('.table')).toHaveAttribute('data-entry', String(last));
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await expect.poll(async () => Number(await entry(page))).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause' }).click();

  await page.getByRole('button', { name: /Verify the dice|Check the shuffle/ }).click();
  const dialog = page.getByRole('dialog', { name: /Verify the dice|Check the shuffle/ });
  await expect(dialog).toContainText('All is well');
  await expect(dialog.getByRole('row')).not.toHaveCount(0);
}

/** Downloads the record, opens it by a link on another device and from the file, and continues from the middle. */
async function shareReplay(page: Page, game: GameId, openContext: OpenContext): Promise<void> {
  const last = await page.getByRole('slider').getAttribute('max');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  const path = await (await file).path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ format: 'paddock-record/1', game });

  // The link carries the whole race: it opens on a device that has never seen it.
  await page.getByRole('slider').fill('12');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  await expect(page.getByText('The link is in the clipboard.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const there = await (await openContext()).newPage();
  await there.goto(link);
  await expect(there.locator('.table')).toHaveAttribute('data-entry', '12');
  await there.getByRole('button', { name: /Verify the dice|Check the shuffle/ }).click();
  await expect(there.getByRole('dialog')).toContainText('All is well');

  await page.goto('/');
  await expect(page.locator('html[data-started]')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(path);
  await expect(page.getByRole('slider')).toHaveAttribute('max', last!);

  // Continue from the middle: the same position, at a table where one drives again.
  await page.getByRole('slider').fill(String(Math.floor(Number(last) / 2)));
  await page.getByRole('button', { name: 'Continue from here against bots' }).click();
  await page.getByRole('dialog').locator('.primary').click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.table[data-asked="true"], .result-winner')).toBeVisible();
}

/** The game with the shortest records. Sharing is the same for all games. */
const SHORTEST: GameId = 'formula';

/** The game with the largest board. The other tests open replays of two more. */
const LARGEST: GameId = 'formula-de';

for (const game of GAME_IDS) {
  test(`${game}: replay and verify`, game === LARGEST ? {} : PROOF, async ({ page }) => {
    await openReplay(page, game);
    await walkReplay(page);
  });

  test(`${game}: share a replay`, game === SHORTEST ? {} : PROOF, async ({ page, openContext }) => {
    await openReplay(page, game);
    await shareReplay(page, game, openContext);
  });
}

test('a file chosen before the page listens is opened once it does', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const file = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from('not a record') };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.locator('html[data-started]')).toHaveCount(0);
  release();
  await expect(page.getByRole('alert')).toContainText('not a record');
});

test('a changed record is detected', async ({ page }) => {
  await openReplay(page, 'pole-position');
  const file = page.waitForEvent('download');
  // By key: the debrief may come between pressing and releasing a mouse button, and move what is below.
  await page.getByRole('button', { name: 'Download the record' }).press('Enter');
  const text = readFileSync(await (await file).path(), 'utf8');
  const open = async (content: string): Promise<void> => {
    await page.goto('/');
    await expect(page.locator('html[data-started]')).toBeVisible();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  await open('not a record');
  await expect(page.getByRole('alert')).toContainText('not a record');
  const record = JSON.parse(text) as { seedHash: string; entries: [number, unknown][]; digest: string };
  await open(JSON.stringify({ ...record, entries: record.entries.slice(0, -3) }));
  await expect(page.getByRole('alert')).toContainText('was changed');
  await open(JSON.stringify({ ...record, digest: undefined, seedHash: '0'.repeat(64) }));
  await page.getByRole('button', { name: /Verify the dice|Check the shuffle/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Do not trust this record');
});

test('a line of the log shows its position, and Escape leads back', async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  await openStoredTable(page, 'formel-fun');
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  const first = await entry(page);
  await clickAnyChoice()(page);
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  await expect(page.locator('.table')).not.toHaveAttribute('data-entry', first!);
  const now = await entry(page);
  await page.locator('.log-line').first().click();
  await expect(page.getByText('You are looking at an earlier moment.')).toBeVisible();
  expect(Number(await entry(page))).toBeLessThan(Number(now));
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-entry', now!);
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
});
