import { expect, type Page } from '@playwright/test';
import { openStoredTable } from './stored-table.ts';
import { choices, presetSettings, test, waitForState } from './table.ts';

/** So low that already a few cells to choose from do not fit. */
const LOW_WINDOW = { width: 1366, height: 480 };
const MANY_CELLS = 6;

test('formula-de: with many cells to end on only their list scrolls', async ({ page }) => {
  await page.setViewportSize(LOW_WINDOW);
  await presetSettings(page, { speed: 0, atOnce: false, language: 'de' });
  const hasManyCells = (legal: readonly object[]): boolean =>
    legal.length >= MANY_CELLS && legal.every((move) => !('gear' in move));
  await openStoredTable(page, 'formula-de', { at: ({ legal }) => hasManyCells(legal) });
  expect((await waitForState(page, -1)).state).toBe('asked');
  const ends = page.locator('.fd-choice');
  expect(await ends.count()).toBeGreaterThanOrEqual(MANY_CELLS);
  const last = ends.last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await last.scrollIntoViewIfNeeded();
  await last.click();
  for (const part of ['.ask', '.confirm-chosen .primary', '.fd-dash']) {
    await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 });
  }
  await expect(last).toBeInViewport({ ratio: 1 });
});

/** How many of these are in the visible part of the board, by their middle. */
async function countInView(page: Page, selector: string): Promise<number> {
  return page.locator('.fd-frame').evaluate((frame, wanted) => {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const isInView = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return x > left && x < right && y > top && y < bottom;
    };
    return [...frame.querySelectorAll(wanted)].filter((element) => isInView(element)).length;
  }, selector);
}

test('formula-de: the camera shows what can be chosen, and follows again after the board was moved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await presetSettings(page, { speed: 0, atOnce: true, language: 'en' });
  const isDrive = (legal: readonly object[]): boolean => legal.length > 3 && legal.every((move) => 'to' in move);
  await openStoredTable(page, 'formula-de', { options: {}, seats: 3, at: ({ legal }) => isDrive(legal) });
  const asked = await waitForState(page, -1);
  // The circuit is drawn in slices.
  await expect(page.locator('.fd-end')).not.toHaveCount(0);
  const ends = await page.locator('.fd-end').count();
  await expect.poll(() => countInView(page, '.fd-end')).toBe(ends);
  // The lower right corner of the map is far from the first corners.
  const map = page.locator('.fd-minimap');
  const { width, height } = (await map.boundingBox())!;
  await map.click({ position: { x: width - 8, y: height - 8 } });
  await expect.poll(() => countInView(page, '.fd-end')).toBeLessThan(ends);
  await choices(page).first().click();
  expect((await waitForState(page, asked.entry)).state).toBe('asked');
  await expect.poll(() => countInView(page, '.car-lit')).toBe(1);
});

test.describe('with animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('formula-de: the scenes are loaded before the first one begins', async ({ page }) => {
    await presetSettings(page, { speed: 1, atOnce: true, language: 'en' });
    await openStoredTable(page, 'formula-de', { at: ({ legal }) => legal.some((move) => 'gear' in move) });
    await waitForState(page, -1);
    const scripts = [page.waitForRequest(/\/Scenes-/), page.waitForRequest(/\/CheeringCrowd-/)];
    await choices(page).first().click();
    await Promise.all(scripts);
  });
});
