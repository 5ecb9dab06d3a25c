import { expect, type Page } from '@playwright/test';
import { GAME_IDS } from './table.ts';

/** The pages that need no server. */
export const SITE_PAGES = [
  '/',
  '/learn',
  '/puzzles',
  '/puzzles/formula',
  ...GAME_IDS.flatMap((id) => [`/new/${id}`, `/learn/${id}`, `/learn/${id}/card`]),
];

/** One page of each kind. Formula Dé has the most options, Formel Fun the shortest rules: long ones take axe a minute. */
export const PAGE_KINDS = ['/', '/learn', '/new/formula-de', '/learn/formel-fun'];

/** Opens a page and waits until what it loads later is there, too. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLoaded(page, path);
}

async function expectLoaded(page: Page, path: string): Promise<void> {
  if (path.startsWith('/new/')) await expect(page.locator('.driver').first()).toBeVisible();
  if (path === '/puzzles') await expect(page.locator('.puzzles-game').first()).toBeVisible();
  if (/^\/puzzles\/[\w-]+$/.test(path)) await expect(page.locator('.puzzles-entry').first()).toBeVisible();
  if (/^\/puzzles\/.*\/|\/lesson$/.test(path)) await expect(page.locator('.table')).toBeVisible();
  else if (path.endsWith('/card')) await expect(page.locator('.help-card-symbols')).toBeVisible();
  else if (path.startsWith('/learn/')) await expect(page.locator('figure svg').first()).toBeVisible();
}

/** Chooses a language in the header of a page, and waits until the page has it. */
export async function chooseLanguage(page: Page, path: string, language: string): Promise<void> {
  // What is chosen before is tested in languages.spec.ts.
  await expect(page.locator('html')).toHaveAttribute('data-started', 'true');
  await page.locator('.shell-language select').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectLoaded(page, path);
}

/** Chooses a language in the settings of a table, and waits until the table has it. */
export async function chooseLanguageAtTable(page: Page, settings: string, language: string): Promise<void> {
  await page.getByRole('button', { name: settings }).click();
  await page.getByRole('dialog').getByRole('combobox').first().selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
}
