import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, LANGUAGES } from '../src/base/texts/language.ts';
import { textsOf } from './layout/catalogues.ts';
import { ALL_SIZES, MAIN_SIZES, TIGHT_SIZES } from './layout/devices.ts';
import { expectNoFindings, LayoutWalker, type ViewportSize } from './layout/walker.ts';
import { chooseLanguage, chooseLanguageAtTable } from './pages.ts';
import { openStoredTable } from './stored-table.ts';
import {
  choices,
  GAME_IDS,
  type GameId,
  playNow,
  presetSettings,
  PROOF,
  submitButton,
  test,
  waitForState,
} from './table.ts';

const DECISIONS = 5;
const NARROW_PHONE = { width: 320, height: 568 };

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

/** Looks at a table before and after a choice and perhaps with a dialog, at several sizes. */
async function expectTableFits(
  page: Page,
  language: Language,
  sizes: readonly ViewportSize[],
  withDialog: boolean,
): Promise<void> {
  const walker = new LayoutWalker(page, sizes, language);
  // A choice below the pointer or with the focus is considered, and what it does lies over the prompt.
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await walker.look('asked', TIGHT_SIZES[0]!);
  // After a choice the lists stay open and scrolled.
  await openLists(page);
  await choices(page).last().click();
  await walker.look('chosen', TIGHT_SIZES[0]!);
  await page.keyboard.press('Escape');
  if (withDialog) {
    await page.keyboard.press('l');
    await expect(page.getByRole('dialog')).toBeVisible();
    await walker.look('dialog', TIGHT_SIZES[0]!);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expectNoFindings(walker, language);
}

/** A game with cards, and the one with the largest board. */
const EXAMPLES: readonly GameId[] = ['formel-fun', 'formula-de'];

// Every language at every size, over whole races: viewports.spec.ts.
for (const [number, game] of GAME_IDS.entries()) {
  const language = LANGUAGES[number % LANGUAGES.length]!;
  const title = `${game}: nothing is cut, covered or out of sight in little room (${language})`;
  test(title, EXAMPLES.includes(game) ? {} : PROOF, async ({ page }) => {
    await presetSettings(page, { language, speed: 0, atOnce: false });
    await openStoredTable(page, game, { at: 2 });
    await waitForState(page, -1);
    // The dialog with the log differs in its sentences only.
    await expectTableFits(page, language, MAIN_SIZES, number === 0);
  });

  test(`${game}: nothing is cut, covered or out of sight when the language is changed`, PROOF, async ({ page }) => {
    await presetSettings(page, { language: LANGUAGES[0]!, speed: 0, atOnce: false });
    await openStoredTable(page, game, { at: 2 });
    await waitForState(page, -1);
    for (const [i, next] of LANGUAGES.entries()) {
      if (i > 0) await chooseLanguageAtTable(page, textsOf(LANGUAGES[i - 1]!, game).table.settings, next);
      await expectTableFits(page, next, TIGHT_SIZES, true);
    }
  });

  test(`${game}: the submit button stays visible wherever the list is scrolled to`, PROOF, async ({ page }) => {
    await presetSettings(page, { language: 'en', speed: 0, atOnce: false });
    await playNow(page, game);
    let entry = -1;
    for (let made = 0; made < DECISIONS; made++) {
      const next = await waitForState(page, entry);
      if (next.state !== 'asked') break;
      entry = next.entry;
      for (const viewport of ALL_SIZES) {
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

/** Looks at header, home, result and verification on a narrow phone. */
async function inspectNarrowPhone(page: Page, languages: readonly Language[]): Promise<void> {
  await page.setViewportSize(NARROW_PHONE);
  await presetSettings(page, { language: 'en', speed: 0, atOnce: true });
  await openStoredTable(page, 'formula', { at: 'over' });
  for (const language of languages) {
    await page.goto('/');
    await chooseLanguage(page, '/', language);
    const code = page.locator('.shell-language-code');
    await expect(code).toHaveText(new RegExp(language, 'iu'));
    await expectNotCut(code);
    for (const button of await page.locator('.home-poster-buttons > .button').all()) await expectNotCut(button);
    for (const width of [432, 455, 511, 512]) {
      await page.setViewportSize({ width, height: NARROW_PHONE.height });
      await expectNotCut(page.locator('html'));
    }
    await page.setViewportSize(NARROW_PHONE);
    await page.goto('/table/stored');
    await expectNotCut(page.getByRole('dialog'));
    for (const name of await page.locator('.result-name').all()) await expectNotCut(name);
    await page.goto('/replay/stored?verify');
    await expectNotCut(page.locator('.dice-box'));
    await expectNotCut(page.getByRole('dialog'));
  }
}

// It has the longest words.
test('nothing is cut on narrow phones in German: header, home, result, verification', ({ page }) =>
  inspectNarrowPhone(page, ['de']));

test('nothing is cut on narrow phones in any language: header, home, result, verification', PROOF, ({ page }) =>
  inspectNarrowPhone(page, LANGUAGES),
);

test.describe('with animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the skip button is beside the status line, not over the board', async ({ page }) => {
    await presetSettings(page, { language: 'fr', speed: 1, atOnce: true });
    await page.goto('/play/formula?seed=monday');
    const skip = page.locator('.ask .skip');
    // Measured at once: the button is there only while something moves.
    const gap = await page.waitForFunction(() => {
      const text = document.querySelector('.ask > p');
      const button = document.querySelector('.ask .skip');
      if (text === null || button === null) return null;
      return { px: button.getBoundingClientRect().left - text.getBoundingClientRect().right };
    });
    expect((await gap.jsonValue())!.px).toBeGreaterThanOrEqual(0);
    await skip.click();
    await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
    await expect(skip).toHaveCount(0);
  });
});

test('the log opens at its newest line at every size', async ({ page }) => {
  await presetSettings(page, { language: 'en', speed: 0, atOnce: true });
  await openStoredTable(page, 'formel-fun', { at: DECISIONS + 1 });
  await waitForState(page, -1);
  for (const size of MAIN_SIZES) {
    await page.setViewportSize(size);
    await page.keyboard.press('l');
    const dialog = page.getByRole('dialog', { name: 'Race log' });
    const list = dialog.locator('.log-list');
    await expect(list).toBeVisible();
    const { height } = (await list.boundingBox())!;
    expect(height, 'most of the window is for the lines').toBeGreaterThan(size.height * 0.55);
    await expect(list.locator('.log-line').last()).toBeInViewport({ ratio: 0.95 });
    await expect(list.locator('.log-line').first()).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('the offer to send choices at once covers neither the board nor what a choice does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await presetSettings(page, { language: 'fr', speed: 0, atOnce: false });
  await openStoredTable(page, 'formel-fun', { at: 2 });
  const offer = page.locator('.at-once');
  let entry = -1;
  for (let made = 0; made < 3; made++) {
    await expect(offer).toHaveCount(0);
    entry = (await waitForState(page, entry)).entry;
    await choices(page).first().click();
    await submitButton(page).click();
  }
  await waitForState(page, entry);
  await expect(offer).toBeInViewport({ ratio: 1 });
  const board = (await page.locator('.table-board').boundingBox())!;
  expect((await offer.boundingBox())!.y).toBeGreaterThan(board.y + board.height);
  await choices(page).first().click();
  await expect(submitButton(page)).toBeVisible();
  await expect(offer).toBeHidden();
});
