import { expect, type Locator } from '@playwright/test';
import { openOptions, presetSettings, test } from './table.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

async function boxOf(element: Locator): Promise<{ top: number; bottom: number }> {
  const { y, height } = (await element.boundingBox())!;
  return { top: y, bottom: y + height };
}

/** The height of a field and the space around it. */
const LINE_PX = 64;

test('on a phone the race and the level are chosen without scrolling, and drivers and circuits take little room', async ({
  page,
}) => {
  // It has the longest words here.
  await presetSettings(page, { language: 'fr' });
  await page.goto('/new/formula-de');
  const start = page.locator('.setup-start');
  await expect(start).toBeVisible();
  expect((await boxOf(page.locator('.setup-level'))).bottom).toBeLessThanOrEqual((await boxOf(start)).top);
  for (const driver of await page.locator('.driver').all()) {
    const { top, bottom } = await boxOf(driver);
    expect(bottom - top).toBeLessThan(LINE_PX);
  }
  await openOptions(page);
  const circuits = page.locator('.fd-circuit');
  expect((await boxOf(circuits.nth(1))).top).toBe((await boxOf(circuits.nth(0))).top);
});
