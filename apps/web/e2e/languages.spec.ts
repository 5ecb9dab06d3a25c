import { expect } from '@playwright/test';
import { anyChoice, choices, GAME_IDS, presetSettings, test } from './table.ts';

const WORDS = {
  en: { play: /Play now/, over: 'The race is over' },
  fr: { play: /Formel Fun/, over: 'course' },
  de: { play: /Formel Fun/, over: 'Rennen' },
} as const;

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

for (const language of Object.keys(WORDS)) {
  test(`every page and table in ${language}`, async ({ page }) => {
    await presetSettings(page, { language, speed: 0, atOnce: true });
    const english = ['Play now', 'Your choice', 'Race log', 'Game log', 'Settings', 'undefined', 'NaN', '[object'];
    const forbidden = language === 'en' ? english.slice(5) : english;
    const check = async (): Promise<void> => {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const text = await page.locator('body').innerText();
      for (const word of forbidden) expect(text, page.url()).not.toContain(word);
    };
    for (const path of ['/', '/learn', ...GAME_IDS.flatMap((id) => [`/new/${id}`, `/learn/${id}`])]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await check();
    }
    for (const [i, game] of GAME_IDS.entries()) {
      await page.goto('/');
      await page.locator('.poster .primary').nth(i).click();
      const choose = anyChoice((choice) => choice.click());
      for (let turns = 0; turns < (game === 'formula' ? 1 : 3); turns++) {
        await expect(page.locator('.table[data-asked="true"]'), game).toBeVisible();
        await choices(page).first().hover();
        await check();
        const entry = await page.locator('.table').getAttribute('data-entry');
        await choose(page);
        await expect(page.locator('.table')).not.toHaveAttribute('data-entry', entry!);
      }
    }
  });
}

test('the language can be switched in the middle of a race', async ({ page }) => {
  await presetSettings(page, { language: 'en', speed: 0 });
  await page.goto('/');
  await page.locator('.poster .primary').first().click();
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('combobox').first().selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Race log')).toHaveCount(0);
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
});
