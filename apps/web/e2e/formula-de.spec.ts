import { expect } from '@playwright/test';
import { openStoredTable } from './stored-table.ts';
import { presetSettings, test, waitForState } from './table.ts';

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
