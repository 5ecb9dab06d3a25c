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

/** The prerendered page has become the application, in French, and stays so. */
async function expectFrench(page: Page): Promise<void> {
  const html = page.locator('html');
  const select = page.locator('.shell-language select');
  await expect(html).toHaveAttribute('data-started', 'true');
  await expect(html).toHaveAttribute('lang', 'fr');
  await expect(select).toHaveValue('fr');
  await expect(page.getByRole('link', { name: 'Salon', exact: true })).toBeVisible();
  // It is stored, as any other choice.
  await page.reload();
  await expect(html).toHaveAttribute('data-started', 'true');
  await expect(select).toHaveValue('fr');
}

/** Opens the home page, whose application waits until the returned function is called. */
async function openPrerendered(page: Page): Promise<() => void> {
  const { promise: isLoading, resolve: loadApplication } = Promise.withResolvers<void>();
  const application = /\/assets\/index-[^/]+\.js$/;
  await page.route(application, async (route) => {
    await isLoading;
    await route.continue();
  });
  const asked = page.waitForRequest(application);
  // The page may count as loaded only with its application.
  await page.goto('/', { waitUntil: 'commit' });
  await asked;
  return loadApplication;
}

test.describe('on the prerendered page', () => {
  // A process that has the application in its memory would not ask for it.
  test.use({ isIsolated: true });

  test('a button pressed before the application is loaded is pressed once it is', async ({ page }) => {
    const loadApplication = await openPrerendered(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    loadApplication();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });

  test('a language chosen before the application is loaded is used', async ({ page }) => {
    const loadApplication = await openPrerendered(page);
    await page.locator('.shell-language select').selectOption('fr');
    loadApplication();
    await expectFrench(page);
  });

  test('a language chosen while React takes over is used', async ({ page }) => {
    await page.addInitScript(chooseFrenchDuringHydration);
    await page.goto('/');
    await expectFrench(page);
  });
});

/** Runs in a page: chooses French after React has begun to listen to the page, and before it has rendered anything. */
function chooseFrenchDuringHydration(): void {
  const listen = Reflect.get(EventTarget.prototype, 'addEventListener');
  let isDone = sessionStorage.getItem('chosen') !== null;
  function choose(): void {
    const select = document.querySelector<HTMLSelectElement>('.shell-language select')!;
    select.value = 'fr';
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  }
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...listener: Parameters<typeof listen>): void {
    listen.apply(this, listener);
    if (isDone || !(this instanceof Element) || this.id !== 'root') return;
    isDone = true;
    sessionStorage.setItem('chosen', 'yes');
    queueMicrotask(choose);
  };
}

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
