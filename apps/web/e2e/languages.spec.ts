import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '../src/base/texts/language.ts';
import { chooseLanguage, openPage, PAGE_KINDS, SITE_PAGES } from './pages.ts';
import { presetSettings, PROOF, test } from './table.ts';

/** Words that show that something went wrong. */
const BROKEN = ['undefined', 'NaN', '[object'];
const ENGLISH = ['Play now', 'Your choice', 'Race log', 'Game log', 'Settings'];

test('the language follows the browser', async ({ browser }) => {
  for (const [locale, lang] of [
    ['fr-CH', 'fr'],
    ['de-AT', 'de'],
    ['es-ES', 'en'],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await context.close();
  }
});

test('a language chosen on the prerendered page, before the application is loaded, is used', async ({ page }) => {
  const { promise: chosen, resolve: loadApplication } = Promise.withResolvers<void>();
  await page.route(/\/assets\/main-[^/]+\.js$/, async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const select = page.locator('.shell-language select');
  await select.selectOption('fr');
  loadApplication();
  await expect(page.locator('html')).toHaveAttribute('data-started', 'true');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(select).toHaveValue('fr');
  await expect(page.getByRole('link', { name: 'Salon', exact: true })).toBeVisible();
  // It is stored, as any other choice.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-started', 'true');
  await expect(select).toHaveValue('fr');
});

/** Looks for words that are missing or English on pages in every language. */
async function readPages(page: Page, paths: readonly string[]): Promise<void> {
  await presetSettings(page, { language: 'en' });
  for (const path of paths) {
    await openPage(page, path);
    for (const language of LANGUAGES) {
      await chooseLanguage(page, path, language);
      const text = await page.locator('body').innerText();
      for (const word of language === 'en' ? BROKEN : [...BROKEN, ...ENGLISH]) {
        expect(text, `${path} in ${language}`).not.toContain(word);
      }
    }
    await chooseLanguage(page, path, 'en');
  }
}

// Tables in all languages: layout.spec.ts, and whole races in viewports.spec.ts.
test('a page of each kind in every language', ({ page }) => readPages(page, PAGE_KINDS));

test('every page in every language', PROOF, ({ page }) => readPages(page, SITE_PAGES));
