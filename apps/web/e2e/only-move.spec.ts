import { expect } from '@playwright/test';
import { openStoredTable, shortestRace } from './stored-table.ts';
import {
  anyChoice,
  choices,
  GAME_IDS,
  makeChoices,
  playRace,
  presetSettings,
  PROOF,
  submitButton,
  test,
  waitForState,
} from './table.ts';

/** Keeps all prompts, because one that is shown for a moment may be gone before a test looks. Runs in the page. */
function recordPrompts(): void {
  const prompts: string[] = [];
  Object.assign(globalThis, { prompts });
  new MutationObserver(() => {
    const text = document.querySelector('.ask')?.textContent ?? '';
    if (text !== '' && text !== prompts.at(-1)) prompts.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

test('Formula Dé: first gear at the start is played without asking, and the prompt says so', async ({ page }) => {
  await presetSettings(page, { language: 'en', speed: 1, atOnce: false });
  await page.addInitScript(recordPrompts);
  await openStoredTable(page, 'formula-de');
  // The first thing that is asked is where to end after the roll.
  await waitForState(page, -1);
  await expect(page.locator('.fd-endlist [data-move]').nth(1)).toBeVisible();
  const prompts = await page.evaluate(() => (globalThis as unknown as { prompts: string[] }).prompts);
  expect(prompts.filter((text) => text.includes('Only one choice: Gear 1'))).toHaveLength(1);
});

test('with the setting off, the only move waits for the person', async ({ page }) => {
  await presetSettings(page, { language: 'en', speed: 0, atOnce: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /only move/ }).uncheck();
  await openStoredTable(page, 'formula-de');
  await waitForState(page, -1);
  await expect(choices(page)).toHaveCount(1);
});

test('after three confirmed moves the table offers to send at once', async ({ page }) => {
  await presetSettings(page, { language: 'en', speed: 0, atOnce: false });
  await openStoredTable(page, 'formel-fun');
  const offer = page.getByRole('complementary', { name: /one tap/ });
  const confirmChoice = async (): Promise<void> => {
    await choices(page).first().click();
    await submitButton(page).click();
  };
  await makeChoices(page, 2, confirmChoice);
  await waitForState(page, -1);
  await expect(offer).toHaveCount(0);
  await makeChoices(page, 1, confirmChoice);
  await offer.getByRole('button', { name: 'Yes, at once' }).click();
  await expect(offer).toHaveCount(0);
  const { entry } = await waitForState(page, -1);
  await choices(page).first().click();
  expect((await waitForState(page, entry)).entry).toBeGreaterThan(entry);
});

// In Formula every card is a tap: apps/web/test/formula-taps.test.ts counts them.
for (const game of GAME_IDS.filter((id) => id !== 'formula')) {
  test(`${game}: a whole race with two taps on the same spot for every decision`, PROOF, async ({ page }) => {
    await presetSettings(page, { language: 'en', speed: 0, atOnce: false, isAtOnceAnswered: true });
    await openStoredTable(page, game, shortestRace(game));
    let taps = 0;
    const tapTwice = anyChoice(async (choice) => {
      await choice.click();
      await expect(submitButton(page)).toBeVisible();
      await choice.click();
      taps += 2;
    });
    const decisions = await playRace(page, tapTwice);
    console.log(`${game}: ${taps} taps for ${decisions} decisions`);
    expect(taps).toBe(2 * decisions);
  });
}
