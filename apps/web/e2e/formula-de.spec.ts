import { expect } from '@playwright/test';
import { openSeededTable, SHORT_OPTIONS } from './layout/seeded-table.ts';
import { choices, waitForState, presetSettings, test } from './table.ts';

/** So low that already a few cells to choose from do not fit. */
const LOW_WINDOW = { width: 1366, height: 480 };

test('formula-de: with many cells to end on only their list scrolls', async ({ page }) => {
  await page.setViewportSize(LOW_WINDOW);
  await presetSettings(page, { speed: 0, atOnce: false, language: 'de' });
  await openSeededTable(page, 'formula-de', 'walk', SHORT_OPTIONS['formula-de']);
  const ends = page.locator('.fd-choice');
  let entry = -1;
  for (;;) {
    const next = await waitForState(page, entry);
    expect(next.state).toBe('asked');
    if ((await ends.count()) >= 6) break;
    await choices(page).last().click();
    await page.locator('.confirm-chosen .primary').click();
    entry = next.entry;
  }
  const last = ends.last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await last.scrollIntoViewIfNeeded();
  await last.click();
  for (const part of ['.ask', '.confirm-chosen .primary', '.fd-dash']) {
    await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 });
  }
  await expect(last).toBeInViewport({ ratio: 1 });
});
