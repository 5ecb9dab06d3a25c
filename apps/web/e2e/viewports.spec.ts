import { expect, type Locator, type Page } from '@playwright/test';
import { LANGUAGES } from '../src/base/texts/language.ts';
import type { Texts } from '../src/base/texts/types.ts';
import { textsOf } from './layout/catalogues.ts';
import { type Device, DEVICES } from './layout/devices.ts';
import { expectNoFindings, LayoutWalker } from './layout/walker.ts';
import { openStoredTable } from './stored-table.ts';
import { choices, GAME_IDS, layHint, presetSettings, PROOF, submitButton, test, waitForState } from './table.ts';

/** Opens the log as one does on this device. */
async function openLog(page: Page, device: Device, t: Texts): Promise<void> {
  if (device === 'desktop') await page.keyboard.press('l');
  else await page.getByRole('button', { name: t.table.log, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Makes a choice, another one every time, which then waits for confirmation. */
async function choose(page: Page, device: Device, turn: number): Promise<void> {
  const act = (choice: Locator): Promise<void> => (device === 'phone' ? choice.tap() : choice.click());
  // In Formula every other time a card is drawn, so that the game lasts.
  if (turn % 2 === 1 && (await layHint(page, act))) return;
  const offered = choices(page);
  let count = 0;
  await expect.poll(async () => (count = await offered.count())).toBeGreaterThan(0);
  await act(offered.nth((turn * 7) % count));
}

/**
 * Plays a race, inspects the page at every size before and after every choice, and returns whether the race is over
 * after at most so many choices.
 */
async function walk(
  page: Page,
  walker: LayoutWalker,
  device: Device,
  t: Texts,
  mostChoices = Infinity,
): Promise<boolean> {
  const sizes = DEVICES[device];
  let entry = -1;
  for (let turn = 0; turn < mostChoices; turn++) {
    const next = await waitForState(page, entry);
    if (next.state === 'over') return true;
    const size = sizes[turn % sizes.length]!;
    await walker.look('asked', size);
    if (turn % 8 === 3) {
      await openLog(page, device, t);
      await walker.look('dialog', size);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await choose(page, device, turn);
    await walker.look('chosen', size);
    // Whether one can press it is looked at above; here the race must go on.
    await submitButton(page).evaluate((button: HTMLElement) => button.click());
    entry = next.entry;
  }
  return false;
}

/** After a race: inspects the result, and the verification in the replay. */
async function inspectEnd(page: Page, walker: LayoutWalker, device: Device, t: Texts): Promise<void> {
  const [first] = DEVICES[device];
  await walker.look('dialog', first);
  await page.getByRole('button', { name: t.table.replay }).click();
  await page.getByRole('button', { name: t.replay.verify }).click();
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
  await walker.look('dialog', first);
}

for (const device of ['desktop', 'phone'] as const) {
  test.describe(device, PROOF, () => {
    const isPhone = device === 'phone';
    test.use({
      viewport: DEVICES[device][0],
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    for (const game of GAME_IDS) {
      for (const language of LANGUAGES) {
        test(`${game} in ${language} on a ${device}: a whole race without layout problems`, async ({ page }) => {
          test.setTimeout(300_000);
          await presetSettings(page, { speed: 0, atOnce: false, isAtOnceAnswered: true, language });
          await openStoredTable(page, game, { level: 'amateur' });
          const walker = new LayoutWalker(page, DEVICES[device], language);
          const t = textsOf(language, game);
          expect(await walk(page, walker, device, t)).toBe(true);
          await inspectEnd(page, walker, device, t);
          expectNoFindings(walker, `${game}, ${language}, ${device}`);
        });
      }
    }

    // A whole lap of Monaco would take minutes; its many corners and names show from the start.
    test(`formula-de in Monaco on a ${device}: a start without layout problems`, async ({ page }) => {
      const language = isPhone ? 'de' : 'fr';
      await presetSettings(page, { speed: 0, atOnce: false, isAtOnceAnswered: true, language });
      await openStoredTable(page, 'formula-de', { options: {}, level: 'amateur' });
      const walker = new LayoutWalker(page, DEVICES[device], language);
      await walk(page, walker, device, textsOf(language, 'formula-de'), 6);
      expectNoFindings(walker, `formula-de in Monaco, ${language}, ${device}`);
    });
  });
}
