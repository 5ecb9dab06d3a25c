import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

// The version that comes with axe's package for Playwright. That package would inject it twice for every analysis.
const { source: AXE_SOURCE } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as typeof axe;

/** Checks that axe finds nothing, and that nothing overflows horizontally. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expectNoViolations(page, where);
  await expectNoOverflow(page, where);
}

/** Checks that nothing overflows horizontally. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${where} is too wide`).toBeLessThanOrEqual(0);
}

/**
 * The same in the light and in the dark theme. Only contrasts depend on the theme. The theme must be that of the device.
 */
export async function expectAccessibleInBothThemes(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await switchTheme(page, 'dark');
  await expectNoViolations(page, `${where}, dark`, ['color-contrast']);
  await switchTheme(page, 'light');
}

async function switchTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await waitUntilStill(page);
}

/** What lasts longer is a scene, not a change from one state of the page to another. */
const LONGEST_TRANSITION_MS = 1000;

/** Waits for what begins with the next frame and ends by itself: colours that change, dialogs that come up. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && typeof end === 'number' && end < longest;
    });
    const finished = Promise.allSettled(ending.map((animation) => animation.finished));
    // One that was cancelled and begun anew may never say that it is finished.
    await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, longest))]);
  }, LONGEST_TRANSITION_MS);
}

async function expectNoViolations(page: Page, where: string, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SOURCE);
  const found = await page.evaluate(
    async (options) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    { resultTypes: ['violations'], ...(rules === undefined ? {} : { runOnly: rules }) } satisfies axe.RunOptions,
  );
  expect(found, where).toEqual([]);
}
