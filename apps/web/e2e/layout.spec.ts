import { LANGUAGES } from '@paddock/kernel';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  anyChoice,
  choices,
  GAME_IDS,
  waitForState,
  playNow,
  playRace,
  submitButton,
  presetSettings,
  test,
} from './table.ts';

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
  test(`${game}: the submit button stays visible wherever the list is scrolled to`, async ({ page }) => {
    await presetSettings(page, { language: 'en', speed: 0, atOnce: false });
    await playNow(page, game);
    let entry = -1;
    for (let made = 0; made < DECISIONS; made++) {
      const next = await waitForState(page, entry);
      if (next.state !== 'asked') break;
      entry = next.entry;
      for (const viewport of VIEWPORTS) {
        const where = `decision ${made + 1} at ${viewport.width} × ${viewport.height}`;
        await page.setViewportSize(viewport);
        await openLists(page);
        await choices(page).first().click();
        await expectReachable(submitButton(page), `${where}, first choice`);
        await page.keyboard.press('Escape');
        await choices(page).last().click();
        await expectReachable(submitButton(page), `${where}, last choice`);
        await page.keyboard.press('Escape');
      }
      await choices(page).last().click();
      await submitButton(page).click();
    }
    expect(entry).toBeGreaterThanOrEqual(0);
  });
}

/** What is wider than its box: a scroll bar to the side, or cut off. */
async function expectNotCut(box: Locator): Promise<void> {
  await expect(box).toBeVisible();
  const { scrollWidth, clientWidth } = await box.evaluate((element) => ({
    scrollWidth: element.scrollWidth,
    clientWidth: element.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

for (const language of LANGUAGES) {
  test(`nothing is cut on narrow phones: header, home, result, verification, ${language}`, async ({ page }) => {
    await presetSettings(page, { language, speed: 0, atOnce: true });
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/');
    const code = page.locator('.shell-language-code');
    await expect(code).toHaveText(new RegExp(language, 'iu'));
    await expectNotCut(code);
    for (const button of await page.locator('.poster-buttons > .button').all()) await expectNotCut(button);
    for (const width of [432, 455, 511, 512]) {
      await page.setViewportSize({ width, height: 568 });
      await expectNotCut(page.locator('html'));
    }
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/play/formula?seed=monday');
    await playRace(
      page,
      anyChoice((choice) => choice.click()),
    );
    await expectNotCut(page.getByRole('dialog'));
    for (const name of await page.locator('.result-name').all()) await expectNotCut(name);
    await page.goto(`${page.url().replace('/table/', '/replay/')}?verify`);
    await expectNotCut(page.locator('.dice-box'));
    await expectNotCut(page.getByRole('dialog'));
  });
}

test('the skip button is beside the status line, not over the board', async ({ page }) => {
  await presetSettings(page, { language: 'fr', speed: 1, atOnce: true });
  await page.goto('/play/formula?seed=monday');
  const skip = page.locator('.ask .skip');
  await expect(skip).toBeVisible();
  const ask = (await page.locator('.ask > p').boundingBox())!;
  const button = (await skip.boundingBox())!;
  expect(button.x).toBeGreaterThanOrEqual(ask.x + ask.width);
  await skip.click();
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  await expect(skip).toHaveCount(0);
});

for (const viewport of VIEWPORTS) {
  test(`the log opens at its newest line, ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await presetSettings(page, { language: 'en', speed: 0, atOnce: true });
    await page.setViewportSize(viewport);
    await playNow(page, 'formel-fun');
    let entry = -1;
    for (let made = 0; made < DECISIONS; made++) {
      entry = (await waitForState(page, entry)).entry;
      await choices(page).first().click();
    }
    await waitForState(page, entry);
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
