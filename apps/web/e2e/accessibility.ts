import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Checks that axe finds nothing, and that nothing overflows horizontally. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expectNoViolations(page, where);
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
  // Even without motion a transition of colours takes a frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function expectNoViolations(page: Page, where: string, rules?: string[]): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], ...(rules === undefined ? {} : { runOnly: rules }) })
    // Without frames axe need not open another page to combine its findings.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, where).toEqual([]);
}
