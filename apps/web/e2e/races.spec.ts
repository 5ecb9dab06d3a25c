import { type BrowserContext, expect, type Page } from '@playwright/test';
import { shortestRace, openStoredTable } from './stored-table.ts';
import {
  anyChoice,
  clickAnyChoice,
  FAST_SETTINGS,
  GAME_IDS,
  type GameId,
  GAMES,
  makeChoices,
  playNow,
  playRace,
  presetSettings,
  PROOF,
  submitButton,
  test,
  waitForState,
} from './table.ts';

/** Shows what a choice costs, takes it back, and submits it then. */
async function chooseWithConfirmation(page: Page): Promise<void> {
  const choose = anyChoice(async (choice) => {
    await choice.hover();
    // A hint shows nothing before it is asked for.
    const isHint = await choice.evaluate((element) => element.matches('.fo-hint'));
    if (!isHint) await expect(page.locator('.confirm-text')).not.toBeEmpty();
    await choice.click();
    await expect(page.locator('.confirm-text')).not.toBeEmpty();
  });
  const { entry } = await waitForState(page, -1);
  const table = page.locator('.table');
  await choose(page);
  await expect(submitButton(page)).toBeVisible();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(submitButton(page)).toHaveCount(0);
  await expect(table).toHaveAttribute('data-entry', String(entry));
  await choose(page);
  await submitButton(page).click();
  await expect(table).not.toHaveAttribute('data-entry', String(entry));
}

/** Checks that a page shows a race as it was. Where all choose at once, bots may have gone on. */
async function expectSameTurn(page: Page, entry: number, actions: string): Promise<void> {
  await expect(page.locator('.table[data-asked="true"]')).toBeVisible();
  expect(Number(await page.locator('.table').getAttribute('data-entry'))).toBeGreaterThanOrEqual(entry);
  expect(await page.locator('.actions').innerText()).toBe(actions);
}

async function expectResult(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: /The (race|game) is over/ })).toBeVisible();
  await expect(page.locator('.result-row')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Look at the board' }).first().click();
  await expect(page.getByRole('button', { name: 'Result', exact: true })).toBeVisible();
}

/** Reloads the page, closes it, and returns another one with the same race. */
async function reopenRace(page: Page, context: BrowserContext, game: GameId): Promise<Page> {
  const { entry } = await waitForState(page, -1);
  const actions = await page.locator('.actions').innerText();
  await page.reload();
  await test.step('after a reload', () => expectSameTurn(page, entry, actions));
  await page.close();
  const later = await context.newPage();
  await later.goto('/');
  await later.getByRole('link', { name: `Continue: ${GAMES[game]}` }).click();
  await test.step('after the tab was closed', () => expectSameTurn(later, entry, actions));
  return later;
}

/** The game of which `npm test` plays a whole race. How races are stored on the device does not depend on the game. */
const EXAMPLE: GameId = 'formula';

async function takeChoiceBack(page: Page, game: GameId): Promise<void> {
  await presetSettings(page, { language: 'en', speed: 0 });
  await openStoredTable(page, game, shortestRace(game));
  await test.step('a choice is taken back', () => chooseWithConfirmation(page));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /at once/ }).click();
  await page.keyboard.press('Escape');
}

test(`${EXAMPLE}: a whole race by mouse, with a choice taken back, a reload and a closed tab`, async ({
  page,
  context,
}) => {
  await takeChoiceBack(page, EXAMPLE);
  const last = await reopenRace(page, context, EXAMPLE);
  expect(await playRace(last, clickAnyChoice())).toBeGreaterThan(0);
  await expectResult(last);
});

/** The end of the races of the others is played by touch (phone.spec.ts) and on a shared device. */
const EXAMPLE_OF_ENDS: GameId = 'formel-fun';

test(`${EXAMPLE_OF_ENDS}: the end of a race by mouse`, async ({ page }) => {
  await presetSettings(page, FAST_SETTINGS);
  await openStoredTable(page, EXAMPLE_OF_ENDS, { ...shortestRace(EXAMPLE_OF_ENDS), at: -3 });
  expect(await playRace(page, clickAnyChoice())).toBeGreaterThan(0);
  await expectResult(page);
});

for (const game of GAME_IDS.filter((id) => id !== EXAMPLE)) {
  test(`${game}: the beginning and the end of a race by mouse, with a choice taken back`, PROOF, async ({ page }) => {
    await takeChoiceBack(page, game);
    await makeChoices(page, 3);
    await openStoredTable(page, game, { ...shortestRace(game), at: -3 });
    expect(await playRace(page, clickAnyChoice())).toBeGreaterThan(0);
    await expectResult(page);
  });
}

for (const game of GAME_IDS) {
  test(`${game}: a whole race with all seats by mouse`, PROOF, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await playNow(page, game);
    expect(await playRace(page, clickAnyChoice())).toBeGreaterThan(0);
    await expectResult(page);
  });

  test(`${game}: a race survives a reload after several turns`, PROOF, async ({ page }) => {
    await presetSettings(page, FAST_SETTINGS);
    await playNow(page, game);
    await makeChoices(page, game === 'formula' ? 1 : 4);
    const { entry } = await waitForState(page, -1);
    const actions = await page.locator('.actions').innerText();
    await page.reload();
    await expectSameTurn(page, entry, actions);
  });
}
