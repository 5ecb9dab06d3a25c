import { expect, type Page } from '@playwright/test';
import { playNow, presetSettings, test } from './table.ts';

interface SuspenseLog {
  /** How many dice or cards were observed while they moved. */
  watched: number;
  /** Texts that revealed the result too early. */
  early: string[];
}

/**
 * Looks at the page whenever it is drawn while the element `mover` is on its way, and notes every text that has the
 * sentence already: the line beside the board, the newest line of the log and of what is announced. A selector in
 * braces stands for the text of that element.
 */
async function watch(page: Page, mover: string, sentence: string): Promise<void> {
  await page.evaluate(
    ([moverSelector, template]) => {
      const observed: SuspenseLog = { watched: 0, early: [] };
      Object.assign(globalThis, { observed });
      const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
      let last: Element | null = null;
      const look = (): void => {
        requestAnimationFrame(look);
        const moving = document.querySelector(moverSelector);
        const [motion] = moving?.getAnimations() ?? [];
        if (moving === null || (motion?.effect?.getComputedTiming().progress ?? 1) > 0.6) return;
        if (moving !== last) observed.watched++;
        last = moving;
        const spoiler = template.replace(/\{(.+?)\}/gu, (_, selector: string) =>
          textOf(selector).replace(/ cells?$/u, ''),
        );
        for (const selector of ['.ask', '.log-list li:last-child', '[role="log"] p:last-child']) {
          const text = textOf(selector);
          if (text.includes(spoiler)) observed.early.push(`${selector}: ${text}`);
        }
      };
      requestAnimationFrame(look);
    },
    [mover, sentence] as const,
  );
}

async function expectNothingEarly(page: Page, least: number): Promise<void> {
  const observe = (): Promise<SuspenseLog> =>
    page.evaluate(() => (globalThis as unknown as { observed: SuspenseLog }).observed);
  await expect.poll(async () => (await observe()).watched, { timeout: 60_000 }).toBeGreaterThanOrEqual(least);
  expect((await observe()).early).toEqual([]);
}

test('formula-de: no text reveals the roll before the die has settled', async ({ page }) => {
  await presetSettings(page, { language: 'en', speed: 1, atOnce: true });
  await playNow(page, 'formula-de');
  await watch(page, '.fd-dice-die', '{.fd-dice b} rolls {.fd-verdict} in gear');
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible({ timeout: 60_000 });
  await page.locator('.actions [data-move]:not([disabled])').first().click();
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  await page.locator('.actions [data-move]:not([disabled])').first().click();
  await expectNothingEarly(page, 4);
});

test('pole-position: no text reveals the cards before they are turned', async ({ page }) => {
  await presetSettings(page, { language: 'en', speed: 1, atOnce: true });
  await playNow(page, 'pole-position');
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible({ timeout: 60_000 });
  await watch(page, 'g[opacity="0"]:has(> .pp-card)', 'The cards turn over');
  await page.locator('.actions [data-move]:not([disabled])').first().click();
  await expectNothingEarly(page, 1);
});
