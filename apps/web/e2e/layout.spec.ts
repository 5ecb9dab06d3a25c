import { expect, type Locator, type Page } from '@playwright/test';
import { choices, GAME_IDS, nextState, playNow, sendButton, settings, test } from './table.ts';

/** Desktops and phones, with the height that the browser's own bars leave. */
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
  { width: 390, height: 664 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];
const DECISIONS = 5;

/** Inside the window, and nothing lies over it. */
async function expectReachable(button: Locator, where: string): Promise<void> {
  await expect(button, where).toBeInViewport({ ratio: 1 });
  const isOnTop = await button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop, `${where}: on top`).toBe(true);
}

async function openLists(page: Page): Promise<void> {
  for (const folded of await page.locator('.actions details:not([open]) > summary').all()) await folded.click();
}

for (const game of GAME_IDS) {
  test(`${game}: the button that makes the move stays in view, wherever the list is scrolled to`, async ({ page }) => {
    await settings(page, { language: 'en', speed: 0, atOnce: false });
    await playNow(page, game);
    let entry = -1;
    for (let made = 0; made < DECISIONS; made++) {
      const next = await nextState(page, entry);
      if (next.state !== 'asked') break;
      entry = next.entry;
      for (const viewport of VIEWPORTS) {
        const where = `decision ${made + 1} at ${viewport.width} × ${viewport.height}`;
        await page.setViewportSize(viewport);
        await openLists(page);
        await choices(page).first().click();
        await expectReachable(sendButton(page), `${where}, first choice`);
        await page.keyboard.press('Escape');
        await choices(page).last().click();
        await expectReachable(sendButton(page), `${where}, last choice`);
        await page.keyboard.press('Escape');
      }
      await choices(page).last().click();
      await sendButton(page).click();
    }
    expect(entry).toBeGreaterThanOrEqual(0);
  });
}

for (const viewport of VIEWPORTS) {
  test(`the log is a sheet that opens at its newest line, ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await settings(page, { language: 'en', speed: 0, atOnce: true });
    await page.setViewportSize(viewport);
    await playNow(page, 'formel-fun');
    let entry = -1;
    for (let made = 0; made < DECISIONS; made++) {
      entry = (await nextState(page, entry)).entry;
      await choices(page).first().click();
    }
    await nextState(page, entry);
    await page.keyboard.press('l');
    const dialog = page.getByRole('dialog', { name: 'Race log' });
    const list = dialog.locator('.log-list');
    await expect(list).toBeVisible();
    const { height } = (await list.boundingBox())!;
    expect(height, 'most of the window is for the lines').toBeGreaterThan(viewport.height * 0.55);
    await expect(list.locator('.log-line').last()).toBeInViewport({ ratio: 0.95 });
    await expect(list.locator('.log-line').first()).not.toBeInViewport();
  });
}
