import { expect, type Page } from '@playwright/test';
import { type Language, LANGUAGES } from '../src/base/texts/language.ts';
import { chooseLanguage, openPage, PAGE_KINDS, SITE_PAGES } from './pages.ts';
import { presetSettings, PROOF, test } from './table.ts';

/** Words that show that something went wrong. */
const BROKEN = ['undefined', 'NaN', '[object'];
const ENGLISH = ['Play now', 'Your choice', 'Race log', 'Game log', 'Settings'];

for (const [locale, language, details] of [
  ['fr-CH', 'fr', {}],
  ['de-AT', 'de', PROOF],
  ['es-ES', 'en', PROOF],
] as const) {
  test(`the language follows the browser: ${locale}`, details, async ({ openContext }) => {
    const page = await (await openContext({ locale })).newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

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

/** Chooses a language and looks for words that are missing or English. */
async function readPage(page: Page, path: string, language: Language): Promise<void> {
  await chooseLanguage(page, path, language);
  const text = await page.locator('body').innerText();
  for (const word of language === 'en' ? BROKEN : [...BROKEN, ...ENGLISH]) {
    expect(text, `${path} in ${language}`).not.toContain(word);
  }
}

// Tables: layout.spec.ts, and whole races in viewports.spec.ts.
test('a page of each kind in another language', async ({ page }) => {
  await presetSettings(page, { language: 'en' });
  const others = LANGUAGES.filter((language) => language !== 'en');
  for (const [i, path] of PAGE_KINDS.entries()) {
    await openPage(page, path);
    await readPage(page, path, others[i % others.length]!);
  }
});

test('every page in every language', PROOF, async ({ page }) => {
  await presetSettings(page, { language: 'en' });
  for (const path of SITE_PAGES) {
    await openPage(page, path);
    for (const language of LANGUAGES) await readPage(page, path, language);
    await chooseLanguage(page, path, 'en');
  }
});
